import {
  type PrivateConsultation as Consultation,
  getPrivateConsultation,
  orderPrivateConsultation,
} from '@app/contract/coverage';
import { asOk } from '@app/contract/kernel';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { HOLDER } from '../guard-queue/testing/family.ts';
import { socket } from '../lib/server/socket.ts';
import { line } from '../testing/clinic-line.ts';
import { answer, refusal } from '../testing/fake-server.ts';
import { logInAs, marta } from '../testing/log-in.ts';
import { renderScreen } from '../testing/render.tsx';
import { PrivateConsultation } from './private-consultation.tsx';

vi.mock('@stomp/stompjs', () => import('../testing/clinic-line.ts'));

let stands: Consultation | null;
let ordered: number;
const paid = vi.fn();
const back = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stands = { id: 'pagada', price: 15_000, status: 'OPEN', isBeingPaid: false };
  ordered = 0;
  paid.mockClear();
  back.mockClear();
  answer(orderPrivateConsultation, ({ params }) => {
    expect(params).toEqual({ patientId: HOLDER });
    ordered += 1;
    return asOk(stands as Consultation);
  });
  answer(getPrivateConsultation, () => asOk(stands));
});

afterEach(async () => {
  await socket.disconnect();
  vi.useRealTimers();
});

/** The screen, with placeholder text instead of the payment page. */
const open = () =>
  renderScreen(
    <PrivateConsultation
      patientId={HOLDER}
      onPaid={paid}
      onBack={back}
      payment={({ entityId, label, isBegun, begin }) => (
        <button type="button" onClick={() => void begin()}>
          {isBegun ? 'Página de pago' : `${label}, ${entityId}`}
        </button>
      )}
    />,
  );

const pay = () =>
  screen.findByRole('button', {
    name: /^Pagar una consulta particular · \$\s15\.000,00, pagada$/,
  });

describe('nothing is paid', () => {
  test.each([
    ['coverage.not-used-up', /^Todavía te quedan consultas de tu plan/],
    ['coverage.not-sold', /^Por ahora no se pueden pagar/],
  ])('where the order is refused: %s', async (code, text) => {
    answer(orderPrivateConsultation, refusal(409, code));
    const { user } = open();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    expect(back).toHaveBeenCalledOnce();
  });

  test('where the server fails, until it is tried again', async () => {
    answer(orderPrivateConsultation, refusal(500, 'server.fault'));
    const { user } = open();
    expect(await screen.findByText('Ocurrió un error con el servicio de pago')).toBeTruthy();
    answer(orderPrivateConsultation, asOk(stands as Consultation));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await pay()).toBeTruthy();
    expect(paid).not.toHaveBeenCalled();
  });
});

test('the price is on the button, and it says plainly that it comes back', async () => {
  proves('consultation-is-paid-privately');
  open();
  expect(await pay()).toBeTruthy();
  expect(screen.getByText(/^Si no te atienden, te devolvemos lo que pagaste/)).toBeTruthy();
  expect(ordered).toBe(1);
});

test('what was paid before goes on at once', async () => {
  proves('private-consultation-goes-on');
  stands = { id: 'pagada', price: 15_000, status: 'PAID', isBeingPaid: false };
  open();
  await waitFor(() => expect(paid).toHaveBeenCalledOnce());
  expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
});

test('a payment goes on by the poll, without a push', async () => {
  proves('private-consultation-goes-on');
  const { user } = open();
  const button = await pay();
  stands = { id: 'pagada', price: 15_000, status: 'OPEN', isBeingPaid: true };
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Página de pago' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toMatch(/^Cuando se apruebe el pago/);
  expect(paid).not.toHaveBeenCalled();
  stands = { id: 'pagada', price: 15_000, status: 'PAID', isBeingPaid: false };
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await waitFor(() => expect(paid).toHaveBeenCalledOnce());
});

test('a push of this patient has it read at once, and goes on', async () => {
  proves('private-consultation-goes-on');
  await logInAs(marta);
  open();
  await pay();
  void socket.connect(marta);
  await waitFor(() => expect(socket.getSnapshot()).toBe('connected'));
  stands = { id: 'pagada', price: 15_000, status: 'PAID', isBeingPaid: false };
  const tell = (patientId: string) =>
    act(() =>
      line.heard.get('/user/a1/private')?.({
        body: JSON.stringify({ command: 'PrivateConsultation', patientId }),
      }),
    );
  tell('01957000-0000-7000-8000-0000000000ff');
  expect(paid).not.toHaveBeenCalled();
  tell(HOLDER);
  await waitFor(() => expect(paid).toHaveBeenCalledOnce());
});
