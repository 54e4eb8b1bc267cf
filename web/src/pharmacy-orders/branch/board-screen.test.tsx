import { asList, asOk } from '@app/contract/kernel';
import { countBranchOrders, listBranchOrders } from '@app/contract/pharmacy-orders';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { aBranchOrder } from '../testing/branch-order.ts';
import { BoardScreen } from './board-screen.tsx';

let asked: unknown[];

beforeEach(() => {
  asked = [];
  answer(
    countBranchOrders,
    asOk({
      CREATED: 1,
      QUOTED: 0,
      PRE_PAID: 0,
      PAID: 2,
      SENT: 0,
      DELIVERED: 4,
      REJECTED: 1,
      EXPIRED: 2,
    }),
  );
  answer(listBranchOrders, ({ query }) => {
    asked.push(query);
    return asList([aBranchOrder()]);
  });
});

const show = (search = '') =>
  renderScreen(<BoardScreen />, {
    path: '/farmacia/pedidos',
    at: `/farmacia/pedidos${search}`,
  });

test('orders that cannot be read say so, and are read again when asked', async () => {
  answer(listBranchOrders, refusal(500, 'server.fault'));
  const { user } = show();
  expect(await screen.findByText('Ocurrió un error al obtener los pedidos')).toBeTruthy();
  answer(listBranchOrders, asList([]));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('No hay pedidos')).toBeTruthy();
});

test('a browser without notices says what to do instead', async () => {
  show();
  expect(
    await screen.findByText(/no puede mostrar avisos: dejá esta pantalla abierta/),
  ).toBeTruthy();
});

test('new orders come first, and each tab says how many it has', async () => {
  proves('order-board');
  show();
  expect(await screen.findByRole('rowheader', { name: 'N.º 1042' })).toBeTruthy();
  expect(asked).toEqual([{ statuses: ['CREATED'], page: 0 }]);
  await waitFor(() =>
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Nuevos 1',
      'Cotizados 0',
      'Procesando 0',
      'Para preparar 2',
      'Enviados 0',
      'Entregados 4',
      'Rechazados 3',
    ]),
  );
});

test('An order of which a prescription was dispensed elsewhere has a sign', async () => {
  proves('order-served-elsewhere');
  answer(listBranchOrders, asList([aBranchOrder({ status: 'PAID', isServedElsewhere: true })]));
  show('?estado=pagados');
  expect(await screen.findByText('Ya se dispensó en otro lado')).toBeTruthy();
});

test('a tab and its page are in the address', async () => {
  const { user, address } = show('?estado=pagados&pagina=2');
  await screen.findByRole('rowheader', { name: 'N.º 1042' });
  expect(asked).toEqual([{ statuses: ['PAID'], page: 1 }]);
  await user.click(screen.getByRole('tab', { name: /^Rechazados/ }));
  expect(address()).toBe('/farmacia/pedidos?estado=rechazados');
  await waitFor(() => expect(asked.at(-1)).toEqual({ statuses: ['REJECTED', 'EXPIRED'], page: 0 }));
});

test('a row says for whom, what and how it is delivered, and leads to the order', async () => {
  show();
  const row = (await screen.findByRole('rowheader', { name: 'N.º 1042' })).closest('tr');
  for (const text of ['Tomás Núñez', 'Ibuprofeno 400 mg, Comprimidos', 'Retira en la sucursal']) {
    expect(row?.textContent).toContain(text);
  }
  expect(screen.getByRole('link', { name: 'Abrir el pedido 1042' }).getAttribute('href')).toBe(
    `/farmacia/pedidos/${aBranchOrder().id}`,
  );
});
