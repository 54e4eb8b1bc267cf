import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { anItem, ordersOf } from '../testing/orders.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { expireOrders } from './expire-orders.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
});

/** How often each race is run, since chance decides who is first. */
const ROUNDS = [1, 2, 3, 4];

test.each(ROUNDS)('a quote and the rejection of the one before: one counts (%i)', async () => {
  proves('order-races');
  const order = await orders.aQuotedOrder();
  const [quoted, rejected] = await Promise.all([
    orders.quote(order.pharmacist, order),
    orders.request(order.patient, order.id, 'REJECTED'),
  ]);
  // A rejection is as legal after a correction as before.
  expect(rejected.statusCode).toBe(200);
  expect([200, 409]).toContain(quoted.statusCode);
  const { status, quoteVersion } = await orders.read(order.patient, order.id);
  expect([status, quoteVersion]).toEqual(['REJECTED', quoted.statusCode === 200 ? 2 : 1]);
});

test.each([0, 1])(
  'of three who quote over the same quote (version %i) one does, and the others are told of it',
  async (seen) => {
    proves('order-races', 'order-quote-over-the-read');
    const order = seen === 0 ? await orders.aSentOrder() : await orders.aQuotedOrder();
    const answers = await Promise.all(
      [1500, 7000, 9000].map((unitPrice) => {
        const items = [anItem(order.prescription.prescriptionId, { unitPrice, discount: 0 })];
        return orders.quote(order.pharmacist, order, { items }, seen);
      }),
    );
    const [stored, ...others] = answers.sort((one, other) => one.statusCode - other.statusCode);
    const { id, total } = stored?.json().data ?? {};
    expect(others.map((answer) => [answer.statusCode, answer.json()])).toMatchObject(
      Array.from({ length: 2 }, () => [
        409,
        {
          code: 'pharmacy-orders.changed-meanwhile',
          current: { id, total, quoteVersion: seen + 1 },
        },
      ]),
    );
    expect(await orders.read(order.patient, id)).toMatchObject({ total, quoteVersion: seen + 1 });
    expect(await orders.toldTo(order.patient, 'order.quote')).toHaveLength(seen + 1);
  },
);

test.each(ROUNDS)(
  'a rejection and a payment: one counts, and a late payment is due back (%i)',
  async () => {
    proves('order-races', 'order-paid-by-provider');
    const order = await orders.aQuotedOrder();
    const [isPaid, rejected] = await Promise.all([
      orders.confirm(order.id),
      orders.request(order.patient, order.id, 'REJECTED'),
    ]);
    const { status } = await orders.read(order.patient, order.id);
    expect([status, rejected.statusCode]).toEqual(isPaid ? ['PAID', 409] : ['REJECTED', 200]);
  },
);

test('of eight who dispense one prescription of an order at once, one does', async () => {
  proves('order-races', 'order-dispensed-as-at-counter');
  const { pharmacist, id, prescription } = await orders.aPaidOrder();
  const colleague = await clinic.pharmacist(pharmacist.branchId);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      orders.dispense(index % 2 ? pharmacist : colleague, id, prescription.prescriptionId),
    ),
  );
  const codes = answers.map((answer) => answer.json().code ?? answer.statusCode).sort();
  expect(codes).toEqual([200, ...Array(7).fill('dispensing.already-dispensed')]);
  const { rows } = await t.pool.query('select id from dispensing where prescription_id = $1', [
    prescription.prescriptionId,
  ]);
  expect(rows).toHaveLength(1);
});

test.each(ROUNDS)('a refusal and a dispensing at once: one does (%i)', async () => {
  proves('order-races', 'order-refund-with-rejection');
  const { pharmacist, id, prescription, patient } = await orders.aPaidOrder();
  const [declined, served] = await Promise.all([
    orders.decline(pharmacist, id),
    orders.dispense(pharmacist, id, prescription.prescriptionId),
  ]);
  const isDeclined = declined.statusCode === 200;
  expect([isDeclined, served.statusCode === 200].sort()).toEqual([false, true]);
  expect(declined.json().code ?? served.json().code).toBe(
    isDeclined ? 'pharmacy-orders.command-refused' : 'pharmacy-orders.dispensed',
  );
  expect((await orders.read(patient, id)).status).toBe(isDeclined ? 'REJECTED' : 'PAID');
  expect(await orders.standing(prescription.prescriptionId)).toBe(
    isDeclined ? 'ISSUED' : 'DISPENSED',
  );
});

test.each(ROUNDS)(
  'a refusal and a dispensing at the own counter at once: one does (%i)',
  async () => {
    const { pharmacist, id, prescription, patient } = await orders.aPaidOrder();
    const [declined, served] = await Promise.all([
      orders.decline(pharmacist, id),
      orders.serve(pharmacist, prescription.key),
    ]);
    // The counter dispenses it in both cases: a refused order releases its prescription.
    expect(served.statusCode).toBe(200);
    expect(declined.json().code ?? 'declined').toMatch(/^(declined|pharmacy-orders.dispensed)$/);
    expect((await orders.read(patient, id)).status).toBe(
      declined.statusCode === 200 ? 'REJECTED' : 'PAID',
    );
  },
);

test.each(ROUNDS)('a refusal and a payment at once: nothing is declined unseen (%i)', async () => {
  proves('order-races');
  const order = await orders.aQuotedOrder();
  const [isPaid, declined] = await Promise.all([
    orders.confirm(order.id),
    orders.decline(order.pharmacist, order.id),
  ]);
  expect(isPaid).toBe(true);
  const { status } = await orders.read(order.patient, order.id);
  expect(status).toBe(declined.statusCode === 200 ? 'REJECTED' : 'PAID');
});

test.each(ROUNDS)('the clock and a payment at once: one counts (%i)', async () => {
  proves('order-races', 'order-expires');
  const order = await orders.aQuotedOrder();
  await t.pool.query('update purchase_order set expires_at = $2 where id = $1', [
    order.id,
    t.clock.now(),
  ]);
  const [isPaid] = await Promise.all([
    orders.confirm(order.id),
    expireOrders(t.orders),
    expireOrders(t.orders),
  ]);
  const { status } = await orders.read(order.patient, order.id);
  expect(status).toBe(isPaid ? 'PAID' : 'EXPIRED');
  expect(await orders.toldTo(order.patient, 'order.expire')).toHaveLength(isPaid ? 0 : 1);
});

test('a shipment and an acceptance are done once, however often they are asked for', async () => {
  proves('order-races');
  const { pharmacist, id, patient, prescription } = await orders.aPaidOrder();
  await orders.dispense(pharmacist, id, prescription.prescriptionId);
  const ships = await Promise.all(Array.from({ length: 6 }, () => orders.ship(pharmacist, id)));
  expect(ships.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(409)]);
  const late = ships.find(({ statusCode }) => statusCode === 409);
  expect(late?.json()).toMatchObject({
    code: 'pharmacy-orders.command-refused',
    current: { id, status: 'SENT' },
  });
  const accepts = await Promise.all(
    Array.from({ length: 6 }, () => orders.request(patient, id, 'DELIVERED')),
  );
  expect(accepts.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(409)]);
  expect(await orders.eventsOf(id)).toHaveLength(6);
});

test.each(ROUNDS)(
  'an annulment and a dispensing for the order at once: one counts (%i)',
  async () => {
    proves('order-races', 'counter-once');
    const order = await orders.aPaidOrder();
    const { prescriptionId } = order.prescription;
    const [served, annulled] = await Promise.all([
      orders.dispense(order.pharmacist, order.id, prescriptionId),
      orders.annul(order.prescription),
    ]);
    const isServed = served.statusCode === 200;
    expect([annulled.statusCode, await orders.standing(prescriptionId)]).toEqual(
      isServed ? [409, 'DISPENSED'] : [200, 'ANNULLED'],
    );
    expect((await orders.read(order.patient, order.id)).status).toBe(
      isServed ? 'PAID' : 'REJECTED',
    );
    const { rows } = await t.pool.query('select id from dispensing where prescription_id = $1', [
      prescriptionId,
    ]);
    expect(rows).toHaveLength(isServed ? 1 : 0);
  },
);

test.each(ROUNDS)(
  'an annulment and a dispensing at another counter at once: one counts (%i)',
  async () => {
    proves('order-races', 'counter-once');
    const order = await orders.aPaidOrder();
    const [served, annulled] = await Promise.all([
      orders.serve(await clinic.pharmacist(), order.prescription.key),
      orders.annul(order.prescription),
    ]);
    const isServed = served.statusCode === 200;
    expect(annulled.statusCode).toBe(isServed ? 409 : 200);
    expect((await orders.read(order.patient, order.id)).status).toBe(
      isServed ? 'PAID' : 'REJECTED',
    );
  },
);

test.each(ROUNDS)(
  'an annulment and an order being sent at once: no order waits for it (%i)',
  async () => {
    proves('order-races');
    const prescription = await orders.inHand();
    const { patient } = prescription;
    const { branchId } = await clinic.pharmacist();
    const [sent, annulled] = await Promise.all([
      orders.send(patient, branchId, [prescription.prescriptionId]),
      orders.annul(prescription),
    ]);
    expect(annulled.statusCode).toBe(200);
    if (sent.statusCode === 200)
      expect((await orders.read(patient, sent.json().data.id)).status).toBe('REJECTED');
    else expect(sent.json().code).toBe('pharmacy-orders.prescription-unavailable');
  },
);
