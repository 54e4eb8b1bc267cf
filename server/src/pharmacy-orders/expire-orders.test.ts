import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic } from '../testing/clinic.ts';
import { ordersOf } from '../testing/orders.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { expireOrders } from './expire-orders.ts';

let t: TestApp;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  t = await testApp();
  orders = ordersOf(t, await aClinic(t));
});

/** Brings the deadline of an order some hours nearer. */
const age = (id: string, hours: number) =>
  t.pool.query(
    `update purchase_order set expires_at = expires_at - $2 * interval '1 hour' where id = $1`,
    [id, hours],
  );

test('nothing expires before its time, nor once it was paid', async () => {
  proves('order-expires');
  const [sent, quoted, paid] = [
    await orders.aSentOrder(),
    await orders.aQuotedOrder(),
    await orders.aPaidOrder(),
  ];
  await age(sent.id, 7 * 24 - 1);
  await age(quoted.id, 47);
  await age(paid.id, 49);
  await expireOrders(t.orders);
  for (const [{ id, patient }, status] of [
    [sent, 'CREATED'],
    [quoted, 'QUOTED'],
    [paid, 'PAID'],
  ] as const)
    expect((await orders.read(patient, id)).status).toBe(status);
});

test('an order without a quote and a quote that nobody accepted expire once, and let go of their prescriptions', async () => {
  proves('order-expires', 'order-lets-go', 'order-people-are-told');
  const [sent, quoted] = [await orders.aSentOrder(), await orders.aQuotedOrder()];
  await age(sent.id, 7 * 24);
  await age(quoted.id, 48);
  await Promise.all(Array.from({ length: 4 }, () => expireOrders(t.orders)));
  for (const { id, patient, prescription } of [sent, quoted]) {
    expect(await orders.read(patient, id)).toMatchObject({
      status: 'EXPIRED',
      expiredDate: expect.any(String),
      expirationDate: null,
    });
    expect(await orders.standing(prescription.prescriptionId)).toBe('ISSUED');
    expect(await orders.toldTo(patient, 'order.expire')).toHaveLength(1);
    expect((await orders.eventsOf(id)).at(-1)).toBe('clock expire');
  }
});

test('an overdue prescription stays overdue when its order expires', async () => {
  proves('order-lets-go');
  const { id, patient, prescription, pharmacist } = await orders.aSentOrder();
  await orders.startDaysAgo(prescription.prescriptionId, 31);
  await age(id, 7 * 24);
  await expireOrders(t.orders);
  const again = await orders.send(patient, pharmacist.branchId, [prescription.prescriptionId]);
  expect(again.json().code).toBe('pharmacy-orders.prescription-overdue');
});
