import { asOk } from '@app/contract/kernel';
import { findOrderOfPrescription } from '@app/contract/pharmacy-orders';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { InOwnOrder } from './in-own-order.tsx';

const ID = '0198c0de-0000-7000-8000-00000000f001';
const open = (canServe = true) =>
  renderScreen(<InOwnOrder prescriptionId={ID} canServe={canServe} />);

test.each([
  ['in no order of the branch', null],
  ['of an order that was sent', { id: ID, purchaseOrderId: '1042', status: 'SENT' } as const],
])('a prescription %s has no notice', async (_, order) => {
  answer(findOrderOfPrescription, asOk(order));
  const { queryClient } = open();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['PAID', /N.º 1042, que ya está pagado/],
  ['QUOTED', /N.º 1042 de esta sucursal, que todavía no se pagó/],
] as const)('a prescription in an order (%s) leads to it', async (status, text) => {
  answer(findOrderOfPrescription, asOk({ id: ID, purchaseOrderId: '1042', status }));
  open();
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir el pedido' }).getAttribute('href')).toBe(
    `/farmacia/pedidos/${ID}`,
  );
});

test('a prescription in a paid order that cannot be dispensed is not asked to be handed over', async () => {
  answer(findOrderOfPrescription, asOk({ id: ID, purchaseOrderId: '1042', status: 'PAID' }));
  open(false);
  expect(await screen.findByText(/N.º 1042, que ya está pagado/)).toBeTruthy();
  expect(screen.queryByText(/Entregala/)).toBeNull();
});
