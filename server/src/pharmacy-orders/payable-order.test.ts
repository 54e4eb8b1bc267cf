import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { ordersOf, type SentOrder } from '../testing/orders.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { expireOrders } from './expire-orders.ts';
import { payableOrder } from './payable-order.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
});

const within = <T>(work: (transaction: DatabaseTransaction) => Promise<T>) =>
  t.database.transaction().execute(work);

const actorOf = ({ accountId, email }: SentOrder['patient']): Actor => ({
  accountId,
  email,
  sessionId: randomUUID(),
  role: 'PATIENT',
  stepUpAt: null,
  requestId: 'test',
});

const dueFor = ({ patient, id }: Pick<SentOrder, 'patient' | 'id'>) =>
  within((transaction) => payableOrder(t.orders).lock(transaction, actorOf(patient), id));

const release = async (id: string, version = 1) => {
  const after = await within((transaction) =>
    payableOrder(t.orders).release(transaction, { entityId: id, version }),
  );
  await after?.();
  return after !== undefined;
};

const expire = ({ id }: SentOrder) =>
  t.pool.query('update purchase_order set expires_at = $2 where id = $1', [id, t.clock.now()]);

describe('nothing is to be paid', () => {
  test('by somebody else, who does not learn that there is something', async () => {
    proves('order-own-only');
    const { id } = await orders.aQuotedOrder();
    expect(await dueFor({ id, patient: await clinic.patient() })).toBeUndefined();
    expect(await dueFor({ id: randomUUID(), patient: await clinic.patient() })).toBeUndefined();
  });

  test('before the quote, once it expired, and once it was paid', async () => {
    const [sent, quoted] = [await orders.aSentOrder(), await orders.aQuotedOrder()];
    await expire(quoted);
    for (const order of [sent, quoted, await orders.aPaidOrder()])
      expect(await dueFor(order)).toBeNull();
  });

  test.each([
    ['expires before the promised day', 'start_date = start_date - 30'],
    ['was dispensed', `status = 'DISPENSED', dispensed_at = now()`],
    ['was blocked', `status = 'BLOCKED', blocked_at = now(), blocked_from = 'SENT'`],
  ])('for a prescription that %s', async (_, set) => {
    proves('order-payable-in-time');
    const order = await orders.aQuotedOrder();
    await t.pool.query(`update prescription set ${set} where id = $1`, [
      order.prescription.prescriptionId,
    ]);
    expect(await dueFor(order)).toBeNull();
  });
});

describe('a payment', () => {
  test('is of what the quote comes to, by its number', async () => {
    const order = await orders.aQuotedOrder();
    expect(await dueFor(order)).toEqual({
      amount: 769_976,
      version: 1,
      description: expect.stringMatching(/^Pedido \d+$/),
      returnPath: `/paciente/mis-pedidos/${order.id}`,
    });
  });

  test('of another version or another amount is not taken', async () => {
    proves('order-paid-by-provider');
    const { id, patient, pharmacist, prescription } = await orders.aQuotedOrder();
    await orders.quote(pharmacist, { id, prescription }, { validHours: 24 });
    expect(await orders.confirm(id, { version: 1 })).toBe(false);
    expect(await orders.confirm(id, { amount: 1 })).toBe(false);
    expect((await orders.read(patient, id)).status).toBe('QUOTED');
    expect(await orders.confirm(id)).toBe(true);
  });

  test('is taken once, of six that arrive at once; the patient is told once', async () => {
    proves('order-paid-by-provider', 'order-people-are-told');
    const { id, patient } = await orders.aQuotedOrder();
    const taken = await Promise.all(Array.from({ length: 6 }, () => orders.confirm(id)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await orders.toldTo(patient, 'order.confirmPayment')).toHaveLength(1);
    expect((await orders.eventsOf(id)).slice(2)).toEqual([
      'provider beginPayment',
      'provider confirmPayment',
    ]);
  });

  test('of an order that ended is not taken', async () => {
    const [rejected, expired] = [await orders.aQuotedOrder(), await orders.aQuotedOrder()];
    await orders.request(rejected.patient, rejected.id, 'REJECTED');
    await expire(expired);
    await expireOrders(t.orders);
    for (const { id } of [rejected, expired]) expect(await orders.confirm(id)).toBe(false);
  });

  test('that comes to nothing leaves the order to be paid again, rejected or expired', async () => {
    const order = await orders.aQuotedOrder();
    await t.pool.query(
      `update purchase_order set status = 'PRE_PAID', prepaid_at = $2 where id = $1`,
      [order.id, t.clock.now()],
    );
    expect(await release(order.id, 2)).toBe(false);
    expect(await release(order.id)).toBe(true);
    expect(await release(order.id)).toBe(false);
    expect(await orders.read(order.patient, order.id)).toMatchObject({
      status: 'QUOTED',
      prepaidDate: null,
    });
    await expire(order);
    await expireOrders(t.orders);
    expect((await orders.read(order.patient, order.id)).status).toBe('EXPIRED');
  });

  test('that goes back is told once for each refund, with how much', async () => {
    proves('order-people-are-told');
    const { id, patient } = await orders.aPaidOrder();
    const [part, whole] = [newId(), newId()];
    for (const [refundId, amount] of [
      [part, 200_000],
      [part, 200_000],
      [whole, 769_976],
    ] as const) {
      const refund = { id: refundId, amount, currency: 'ARS' };
      const after = await within((transaction) =>
        payableOrder(t.orders).refunded(transaction, id, refund),
      );
      await after?.();
    }
    const told = await orders.toldTo(patient, 'order.refunded');
    expect(told.map(({ description }) => /\$\s[\d.,]+\d/.exec(description)?.[0]).sort()).toEqual([
      '$\u00a02.000,00',
      '$\u00a07.699,76',
    ]);
  });
});
