import { atCounter } from '@app/contract/dispensing/fixtures';
import { asOk } from '@app/contract/kernel';
import { type BranchOrderDetail, getBranchOrder } from '@app/contract/pharmacy-orders';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { BranchOrderScreen } from '../../app/screens/branch-order-screen.tsx';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { aBranchOrderDetail, quotedItem } from '../testing/branch-order.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-03-09T15:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
});

async function open(detail: BranchOrderDetail) {
  answer(getBranchOrder, asOk(detail));
  const shown = renderScreen(<BranchOrderScreen />, {
    path: '/farmacia/pedidos/:orderId',
    at: `/farmacia/pedidos/${detail.order.id}`,
  });
  await screen.findByRole('heading', { name: 'Pedido N.º 1042' });
  return shown;
}

const OTHER = '01957000-0000-7000-8000-0000000000ff';
const annulled = atCounter({ status: 'ANNULLED' });
const other = atCounter({ status: 'SENT', id: OTHER, patient_name: 'Julia Núñez' });

test('a prescription that is annulled while its order is open is not handed over any more', async () => {
  proves('counter-prescriber-annuls');
  const paid = { status: 'PAID' as const, total: 4812.35 };
  const items = [quotedItem, { ...quotedItem, prescriptionId: other.id }];
  const prescriptions = [atCounter({ status: 'SENT' }), other];
  const { readAgain } = await open(aBranchOrderDetail(paid, { prescriptions, items }));
  expect(screen.getByRole('heading', { name: 'Receta de Tomás Núñez' })).toBeTruthy();
  answer(
    getBranchOrder,
    asOk(aBranchOrderDetail(paid, { prescriptions: [annulled, other], items })),
  );
  await readAgain();
  expect(screen.queryByRole('heading', { name: 'Receta de Tomás Núñez' })).toBeNull();
  expect(screen.getByText(/anuló esta receta: no la entregues/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Receta de Julia Núñez' })).toBeTruthy();
});

test('An open order says at once that another counter served it, and what to do', async () => {
  const paid = { status: 'PAID' as const, total: 4812.35 };
  const items = [quotedItem];
  const { readAgain } = await open(aBranchOrderDetail(paid, { items }));
  expect(screen.queryByText(/ya se dispensó en otra farmacia/)).toBeNull();
  answer(getBranchOrder, asOk(aBranchOrderDetail({ ...paid, isServedElsewhere: true }, { items })));
  await readAgain();
  expect(screen.getByText(/ya se dispensó en otra farmacia: no la entregues/)).toBeTruthy();
});

test('what cannot be dispensed is not in the form of a quote', async () => {
  await open(aBranchOrderDetail({ hasAnnulled: true }, { prescriptions: [annulled] }));
  expect(screen.getByText('Anulada')).toBeTruthy();
  expect(screen.getByText(/no hay qué cotizar/)).toBeTruthy();
  expect(screen.queryByRole('checkbox', { name: 'Lo tenemos' })).toBeNull();
});

test('an order whose quote is over while it is looked at is quoted anew', async () => {
  const quoted = { status: 'QUOTED' as const, total: 9624.7, quoteVersion: 1 };
  const { readAgain } = await open(aBranchOrderDetail(quoted, { items: [quotedItem] }));
  expect(screen.getByText('El paciente todavía no respondió.')).toBeTruthy();
  answer(getBranchOrder, asOk(aBranchOrderDetail({ quoteVersion: 2 })));
  await readAgain();
  expect(screen.queryByText('El paciente todavía no respondió.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Cotizar' })).toBeTruthy();
});
