import { asOk, asPage } from '@app/contract/kernel';
import { decideTakenBack, listStaffPayments, type StaffPayment } from '@app/contract/payments';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { PaymentsScreen } from './payments-screen.tsx';

const REASON = 'El banco rechazó el reclamo.';

const payment: StaffPayment = {
  id: '01957000-0000-7000-8000-0000000000c1',
  at: '2026-03-08T12:00:00.000Z',
  entityName: 'PURCHASE_ORDER',
  entityId: '01957000-0000-7000-8000-0000000000a1',
  description: 'Pedido 1042',
  provider: 'mercado-pago',
  providerPaymentId: '9876543210',
  amount: 4812.35,
  currency: 'ARS',
  standing: 'TAKEN_BACK',
  refund: null,
  takenBack: {
    kind: 'CHARGED_BACK',
    amount: 4812.35,
    takenDate: '2026-03-09T12:00:00.000Z',
    returnedDate: null,
    decidedDate: null,
    reason: null,
    version: 3,
  },
};

let asked: ReturnType<typeof vi.fn<(query: unknown) => void>>;
beforeEach(async () => {
  asked = vi.fn<(query: unknown) => void>();
  await logInAs({ ...paula, accountId: 'admin', role: 'ADMIN' });
  answer(listStaffPayments, ({ query }) => {
    asked(query);
    return asPage({ data: [payment], next: null });
  });
  return () => session.end('logout');
});

const show = (search = '') =>
  renderScreen(<PaymentsScreen />, { path: '/admin/pagos', at: `/admin/pagos${search}` });

test('payments that were taken back are listed by the address, with the number of their provider', async () => {
  show('?estado=TAKEN_BACK');
  const table = within(await screen.findByRole('table', { name: 'Pagos' }));
  table.getByText('Retirado, para revisar');
  table.getByText('9876543210');
  expect(asked).toHaveBeenCalledWith({ standing: 'TAKEN_BACK' });
});

test('a review is closed over what was read, with a reason', async () => {
  const decided = vi.fn<(body: unknown, version: string | null) => void>();
  answer(decideTakenBack, ({ body, headers }) => {
    decided(body, headers.get('if-match'));
    return asOk(payment);
  });
  const { user } = show(`?ver=${payment.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: 'Pedido 1042' }));
  sheet.getByText(/Pago desconocido \(contracargo\)/);
  await user.click(sheet.getByRole('button', { name: 'Cerrar la revisión' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cerrar la revisión del pago' }));
  await user.type(dialog.getByRole('textbox', { name: /Qué se decidió/ }), REASON);
  await user.click(dialog.getByRole('button', { name: 'Cerrar la revisión' }));
  await waitFor(() => expect(decided).toHaveBeenCalledWith({ reason: REASON }, '"3"'));
});

test('news of the provider refuse a review that was closed over older ones', async () => {
  answer(decideTakenBack, refusal(409, 'payments.changed-meanwhile'));
  const { user } = show(`?ver=${payment.id}`);
  const sheet = within(await screen.findByRole('dialog', { name: 'Pedido 1042' }));
  await user.click(sheet.getByRole('button', { name: 'Cerrar la revisión' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cerrar la revisión del pago' }));
  await user.type(dialog.getByRole('textbox', { name: /Qué se decidió/ }), REASON);
  await user.click(dialog.getByRole('button', { name: 'Cerrar la revisión' }));
  await dialog.findByText(/informó algo nuevo/);
});
