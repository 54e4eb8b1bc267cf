import { asList, asOk } from '@app/contract/kernel';
import {
  countOrders,
  listOrders,
  ORDER_PAGE,
  ORDER_STATUSES,
  type Order,
  type OrderStatus,
} from '@app/contract/pharmacy-orders';
import { anOrder, aQuotedOrder } from '@app/contract/pharmacy-orders/fixtures';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { OrdersScreen } from './orders-screen.tsx';
import { WaitingOrders } from './waiting-orders.tsx';

const FAILED = 'Ocurrió un error al obtener los pedidos';

let orders: Order[];

beforeEach(() => {
  orders = [];
  answer(listOrders, ({ query }) => {
    const { statuses, page_number } = query as { statuses: OrderStatus[]; page_number: number };
    const asked = orders.filter(({ status }) => statuses.includes(status));
    return asList(asked.slice(page_number * ORDER_PAGE, (page_number + 1) * ORDER_PAGE));
  });
  answer(countOrders, () => {
    const countOf = (status: OrderStatus) => orders.filter((one) => one.status === status).length;
    return asOk(
      Object.fromEntries(ORDER_STATUSES.map((status) => [status, countOf(status)])) as Record<
        OrderStatus,
        number
      >,
    );
  });
});

const open = (at = '/paciente/mis-pedidos') =>
  renderScreen(<OrdersScreen />, { path: '/paciente/mis-pedidos', at });
const card = async (number: string) =>
  within(await screen.findByRole('region', { name: `Pedido N.º ${number}` }));

test('orders that cannot be read say so, and are read again when asked', async () => {
  proves('orders-fail');
  answer(listOrders, refusal(500, 'server.fault'));
  const { user } = open();
  expect(await screen.findByText(FAILED)).toBeTruthy();
  answer(listOrders, asList([anOrder()]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await card('1042')).toBeTruthy();
});

test('without orders a tab says so, and what comes next', async () => {
  open();
  expect(await screen.findByText('No hay pedidos que mostrar')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir a mis recetas' })).toBeTruthy();
});

test('the tabs count, and the chosen one is in the address', async () => {
  proves('orders-tabs');
  orders = [
    anOrder(),
    anOrder({ id: 'b', purchaseOrderId: '1043' }),
    anOrder({ id: 'c', status: 'EXPIRED' }),
  ];
  const { user, address } = open();
  await card('1042');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Creados 2',
    'Cotizados 0',
    'Procesando 0',
    'Pagados 0',
    'Enviados 0',
    'Entregados 0',
    'Rechazados 1',
  ]);
  await user.click(screen.getByRole('tab', { name: 'Rechazados 1' }));
  expect(address()).toBe('/paciente/mis-pedidos?tab=rechazados');
  expect((await card('1042')).getByText('Vencido')).toBeTruthy();
});

test.each([
  [['CREATED', 'QUOTED', 'SENT'], 'Cotizados 1'],
  [['CREATED', 'SENT', 'DELIVERED'], 'Enviados 1'],
  [['CREATED', 'DELIVERED'], 'Creados 1'],
] as const)('with orders %o it opens %s', async (statuses, name) => {
  orders = statuses.map((status, index) =>
    anOrder({ status, id: status, purchaseOrderId: String(index) }),
  );
  open();
  expect(await screen.findByRole('tab', { name, selected: true })).toBeTruthy();
});

test('counts that cannot be read leave the tabs without them', async () => {
  answer(countOrders, refusal(500, 'server.fault'));
  orders = [anOrder()];
  open();
  expect(await card('1042')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Creados', selected: true })).toBeTruthy();
});

test('a quoted one says who, how much, since when and until when', async () => {
  proves('order-card-fields');
  orders = [aQuotedOrder({ sentDate: '2025-03-09T13:00:00.000Z', medications: 3 })];
  open('/paciente/mis-pedidos?tab=cotizados');
  const { getByText, queryByText, getByRole } = await card('1042');
  for (const text of [
    'Cotizado',
    'Farmacia del Boulevard',
    'Nueva Córdoba',
    'Ibuprofeno 400 mg, Comprimidos y 2 más',
    'Tomás Núñez',
    '$ 4.812,35',
    'Tenés hasta el lunes 10 a las 10:00',
  ]) {
    expect(getByText(text)).toBeTruthy();
  }
  expect(queryByText('09/03/2025')).toBeNull();
  expect(getByRole('link', { name: 'Ver cotización del pedido N.º 1042' })).toBeTruthy();
});

test('another one says when it was sent', async () => {
  orders = [
    aQuotedOrder({
      status: 'SENT',
      sentDate: '2025-03-09T13:00:00.000Z',
      quotedDate: '2025-03-07T13:00:00.000Z',
      expirationDate: null,
    }),
  ];
  open('/paciente/mis-pedidos?tab=enviados');
  const { getByText, queryByText } = await card('1042');
  expect(getByText('09/03/2025')).toBeTruthy();
  expect(queryByText('07/03/2025')).toBeNull();
});

test('more than a page are paged', async () => {
  proves('orders-paged');
  orders = Array.from({ length: ORDER_PAGE + 1 }, (_, index) =>
    anOrder({ id: String(index), purchaseOrderId: String(index) }),
  );
  const { user, address } = open();
  await card('0');
  await user.click(await screen.findByRole('button', { name: 'Siguiente' }));
  expect(await card('20')).toBeTruthy();
  expect(address()).toBe('/paciente/mis-pedidos?tab=creados&pagina=2');
  expect(screen.getByText('2 de 2')).toBeTruthy();
});

test('the home shows what waits for an answer', async () => {
  proves('orders-on-the-home');
  orders = [
    anOrder({ id: 'a', purchaseOrderId: '1040' }),
    aQuotedOrder({ id: 'b', purchaseOrderId: '1041' }),
    aQuotedOrder({ id: 'c', status: 'SENT', expirationDate: null }),
    aQuotedOrder({
      id: 'd',
      purchaseOrderId: '1043',
      status: 'SENT',
      expirationDate: null,
      guideNumber: 'AR1',
    }),
  ];
  const { user, address } = renderScreen(<WaitingOrders />);
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Pedido a farmacia N.º 1041Cotizado: falta tu respuestaFarmacia del Boulevard · $\u00a04.812,35Vence el 10/03/2025Ver cotización',
    'Pedido a farmacia N.º 1042Listo para retirarFarmacia del Boulevard · $\u00a04.812,35Ver pedido',
    'Pedido a farmacia N.º 1043Enviado: avisanos cuando lo recibasFarmacia del Boulevard · $\u00a04.812,35Ver pedido',
  ]);
  await user.click(screen.getByRole('link', { name: 'Ver cotización del pedido N.º 1041' }));
  expect(address()).toBe('/paciente/mis-pedidos/b');
});

test('the home says when nothing waits, and when it cannot be read', async () => {
  const { unmount } = renderScreen(<WaitingOrders />);
  expect(await screen.findByText('No tenés pedidos que esperen tu respuesta.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver mis pedidos' })).toBeTruthy();
  unmount();
  answer(listOrders, refusal(500, 'server.fault'));
  renderScreen(<WaitingOrders />);
  expect(await screen.findByText(FAILED)).toBeTruthy();
});
