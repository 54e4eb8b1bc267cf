import { asOk, asPage } from '@app/contract/kernel';
import { getStaffBranch, listStaffBranches, type StaffBranchSheet } from '@app/contract/pharmacies';
import {
  cancelOrder,
  countStaffOrders,
  extendQuote,
  findStaffOrder,
  getStaffOrder,
  listStaffOrders,
} from '@app/contract/pharmacy-orders';
import { aBranch } from '@app/contract/pharmacy-orders/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { session } from '../../lib/session/session.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { logInAs, paula } from '../../testing/log-in.ts';
import { renderScreen } from '../../testing/render.tsx';
import { aStaffOrder } from '../testing/staff-order.ts';
import { StaffOrdersScreen } from './staff-orders-screen.tsx';

const REASON = 'El paciente llamó para pedirlo.';
const COUNTS = { CREATED: 3, QUOTED: 1, PRE_PAID: 0, PAID: 2, SENT: 0 };
const branch: StaffBranchSheet = {
  ...aBranch(),
  pharmacy: { name: 'Farmacia del Boulevard', cuit: '30712345671', active: true },
  provinceCode: '14',
  active: true,
  accounts: [],
  openOrders: 1,
  version: 1,
  history: [],
};

let asked: ReturnType<typeof vi.fn<(query: unknown) => void>>;
beforeEach(async () => {
  asked = vi.fn<(query: unknown) => void>();
  await logInAs({ ...paula, accountId: 'admin', role: 'ADMIN' });
  answer(listStaffOrders, ({ query }) => {
    asked(query);
    return asPage({ data: [aStaffOrder({ status: 'CREATED', isLate: true })], next: null });
  });
  answer(getStaffOrder, asOk(aStaffOrder()));
  answer(countStaffOrders, asOk(COUNTS));
  answer(getStaffBranch, asOk(branch));
  return () => session.end('logout');
});

const show = (at = '/admin/pedidos') =>
  renderScreen(<StaffOrdersScreen />, { path: '/admin/pedidos', at });

async function openSheet() {
  const view = show(`/admin/pedidos?ver=${aStaffOrder().id}`);
  return { ...view, sheet: within(await screen.findByRole('dialog', { name: 'Pedido N.º 1042' })) };
}

async function openAct(button: string) {
  const { user, sheet } = await openSheet();
  await user.click(await sheet.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: /: pedido N.º 1042$/ }));
  const send = async (reason: string) => {
    await user.clear(dialog.getByLabelText('Motivo'));
    await user.type(dialog.getByLabelText('Motivo'), reason);
    await user.click(dialog.getByRole('button', { name: button }));
  };
  return { user, sheet, dialog, send };
}

test('orders that cannot be read say so', async () => {
  answer(listStaffOrders, refusal(500, 'server.fault'));
  show();
  expect(await screen.findByText('No pudimos leer los pedidos.')).toBeTruthy();
});

test('tabs count the open ones, and the chosen one and the branch are in the address', async () => {
  proves('staff-reads-orders');
  answer(listStaffBranches, asPage({ data: [branch], next: null }));
  const { user, address } = show('/admin/pedidos?estado=nada&sucursal=nada');
  expect(await screen.findByText('Demorado')).toBeTruthy();
  expect(asked).toHaveBeenLastCalledWith({ status: 'CREATED' });
  expect(await screen.findByRole('tab', { name: 'Sin cotizar 3' })).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Entregados' }));
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith({ status: 'DELIVERED' }));
  await user.type(screen.getByRole('combobox', { name: /Sucursal/ }), 'boulevard');
  await user.click(await screen.findByRole('option', { name: /Farmacia del Boulevard/ }));
  await waitFor(() =>
    expect(asked).toHaveBeenLastCalledWith({ status: 'DELIVERED', branchId: branch.id }),
  );
  expect(address()).toContain(`sucursal=${branch.id}`);
});

test('an order is found by its number, or it is said that there is none', async () => {
  answer(findStaffOrder, ({ params }) =>
    params.number === '1042' ? asOk(aStaffOrder()) : refusal(404, 'pharmacy-orders.not-found'),
  );
  const { user } = show('/admin/pedidos?numero=7');
  expect(await screen.findByText('No hay un pedido con ese número')).toBeTruthy();
  await user.clear(screen.getByLabelText('Número de pedido'));
  await user.type(screen.getByLabelText('Número de pedido'), '1042');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(await screen.findByRole('link', { name: 'N.º 1042' })).toBeTruthy();
});

test('the sheet tells whose it is, how it stands and what happened', async () => {
  proves('staff-reads-orders');
  const { sheet } = await openSheet();
  expect(sheet.getByRole('link', { name: 'María González' })).toBeTruthy();
  expect(sheet.getByText('Cotización')).toBeTruthy();
  expect(sheet.getByText(/los ven solo el paciente y la farmacia/)).toBeTruthy();
});

test.each([
  ['PRE_PAID', /El paciente está pagando/],
  ['SENT', undefined],
  ['REJECTED', undefined],
] as const)('nothing can be done with one that is %s', async (status, text) => {
  answer(getStaffOrder, asOk(aStaffOrder({ status })));
  const { sheet } = await openSheet();
  if (text) expect(await sheet.findByText(text)).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Dar más tiempo' })).toBeNull();
});

test('the director reads an order and changes nothing', async () => {
  await logInAs({ ...paula, accountId: 'director', role: 'MEDICAL_DIRECTOR' });
  const { sheet } = await openSheet();
  expect(sheet.getByText('Solo Operaciones puede cambiar los pedidos.')).toBeTruthy();
  expect(sheet.queryByRole('button', { name: 'Cancelar pedido' })).toBeNull();
});

test('an order is cancelled with a reason of some length, over what was read', async () => {
  proves('staff-cancels-an-order');
  const seen = vi.fn();
  answer(cancelOrder, ({ body, headers }) => {
    seen(body, headers.get('If-Match'));
    return asOk(aStaffOrder({ status: 'REJECTED', version: 3 }));
  });
  const { sheet, dialog, send } = await openAct('Cancelar pedido');
  await send('No');
  expect((await dialog.findAllByText(/al menos 10 caracteres/)).length).toBeGreaterThan(0);
  expect(seen).not.toHaveBeenCalled();
  await send(REASON);
  expect(await screen.findByText('El pedido quedó cancelado.')).toBeTruthy();
  expect(seen).toHaveBeenCalledWith({ reason: REASON }, '"2"');
  expect(await sheet.findByText('No se hizo')).toBeTruthy();
});

test('what was paid is said to go back, and what was handed over to forbid it', async () => {
  answer(getStaffOrder, asOk(aStaffOrder({ status: 'PAID' })));
  answer(cancelOrder, refusal(409, 'pharmacy-orders.dispensed'));
  const { dialog, send } = await openAct('Cancelar pedido');
  expect(dialog.getByText(/se le devuelve todo lo que pagó/)).toBeTruthy();
  await send(REASON);
  expect(await dialog.findByText(/ya entregó algo de este pedido/)).toBeTruthy();
});

test('a quote gets more time', async () => {
  proves('staff-extends-a-quote');
  const seen = vi.fn();
  answer(extendQuote, ({ body }) => {
    seen(body);
    return asOk(aStaffOrder({ expirationDate: '2025-03-12T13:00:00.000Z', version: 3 }));
  });
  const { user, dialog, send } = await openAct('Dar más tiempo');
  await user.selectOptions(dialog.getByLabelText('¿Cuánto más?'), '48 horas');
  await send(REASON);
  expect(await screen.findByText('La cotización vale por más tiempo.')).toBeTruthy();
  expect(seen).toHaveBeenCalledWith({ hours: 48, reason: REASON });
});

test.each(['pharmacy-orders.changed-meanwhile', 'pharmacy-orders.command-refused'])(
  'where it moved meanwhile (%s) nothing is done, and the sheet shows how it stands',
  async (code) => {
    const current = aStaffOrder({ status: 'PAID', version: 4 });
    answer(extendQuote, refusal(409, code, { current }));
    const { sheet, send } = await openAct('Dar más tiempo');
    await send(REASON);
    expect(await screen.findByText(/el pedido cambió mientras lo mirabas/)).toBeTruthy();
    expect(await sheet.findByText('Pagado')).toBeTruthy();
  },
);
