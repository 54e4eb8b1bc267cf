import { asOk } from '@app/contract/kernel';
import { returnFromPayment } from '@app/contract/payments';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { PaymentReturn } from './payment-return.tsx';

const INVOICE = '01957000-0000-7000-8000-0000000000f1';
const PATH = '/paciente/mis-turnos';

let asked: unknown[];
let isOpen: boolean;
beforeEach(() => {
  asked = [];
  isOpen = true;
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answer(returnFromPayment, ({ body, params }) => {
    asked.push([params.invoiceId, body]);
    return asOk({ isOpen });
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const show = (search: string) =>
  renderScreen(<PaymentReturn />, { path: PATH, at: `${PATH}${search}` });

test('an address that names no invoice asks nobody', async () => {
  show('?pago=vuelta');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
});

test('who comes back has the provider asked at once, and after 5, 15 and 45 seconds, no more', async () => {
  show(`?pago=${INVOICE}&payment_id=987654&status=approved`);
  await waitFor(() => expect(asked).toEqual([[INVOICE, { providerPaymentId: '987654' }]]));
  for (const [seconds, times] of [
    [6, 2],
    [10, 3],
    [30, 4],
    [120, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1_000);
    await waitFor(() => expect(asked).toHaveLength(times));
  }
});

test('once the payment is decided nobody is asked again, and no payment is made up', async () => {
  isOpen = false;
  show(`?pago=${INVOICE}&payment_id=null&status=null`);
  await waitFor(() => expect(asked).toEqual([[INVOICE, {}]]));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});
