import { listOrderItems, type QuotedItem } from '@app/contract/pharmacy-orders';
import { aMedication } from '@app/contract/prescriptions/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { aLine, type InHand } from '../../testing/counter.ts';
import { eventually } from '../../testing/eventually.ts';
import { anItem, ordersOf, type SentOrder } from '../../testing/orders.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { PRESCRIBED, visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  t = await testApp({ REQUESTS_PER_MINUTE: 1_000_000 });
  // The test provider sends its messages to the server itself.
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
});

const priced = ({ prescriptionId }: InHand, item: number, unitPrice: number, changes = {}) =>
  anItem(prescriptionId, { item, unitPrice, discount: 0, covered: false, ...changes });

/** A paid order of one prescription, of two lines at $ 1.000 and $ 2.000. */
async function aChargedOrder(): Promise<SentOrder> {
  const order = await orders.aSentOrder();
  const items = [priced(order.prescription, 1, 1000), priced(order.prescription, 2, 2000)];
  await orders.quote(order.pharmacist, order, { items });
  await orders.pay(order, 3000);
  return order;
}

type TwoOrder = SentOrder & { second: InHand };

/** A paid order of two prescriptions, the first at $ 1.000, the second at $ 2.000, and $ 500 for delivery. */
async function aChargedOrderOfTwo(): Promise<TwoOrder> {
  const visits = visitsOf(t, clinic);
  const prescription = await orders.inHand();
  const { patient } = prescription;
  const second = await orders.keyOf(await visits.finish(await visits.aVisit({ patient })));
  const pharmacist = await clinic.pharmacist();
  const ids = [prescription.prescriptionId, second.prescriptionId];
  const address = {
    street: 'Rivadavia',
    number: '5100',
    number_department: null,
    floor: null,
    city: 'Buenos Aires',
  };
  const over = { delivery: { kind: 'DELIVERY', address } };
  const { id } = (await orders.send(patient, pharmacist.branchId, ids, over)).json().data;
  const order = { id, patient, pharmacist, prescription, second };
  const items = [priced(prescription, 1, 1000), priced(second, 1, 2000)];
  await orders.quote(pharmacist, order, { items, deliveryCost: 500 });
  await orders.pay(order, 3500);
  return order;
}

const ship = async ({ pharmacist, id }: SentOrder) => {
  const answer = await orders.ship(pharmacist, id);
  return answer.json().data ?? answer.json().code;
};

const dispense = ({ pharmacist, id }: SentOrder, { prescriptionId }: InHand, lines?: object[]) =>
  orders.dispense(pharmacist, id, prescriptionId, lines);

const owedOf = async ({ id }: Pick<SentOrder, 'id'>): Promise<number[]> =>
  (
    await t.pool.query(
      `select refund_due.amount from refund_due join payment on payment.id = payment_id
       join invoice on invoice.id = invoice_id where entity_id = $1`,
      [id],
    )
  ).rows.map(({ amount }) => Number(amount));

describe('a paid order does not leave', () => {
  test('while nothing was handed over for it, whatever else happened to its prescriptions', async () => {
    proves('order-shipped-dispensed');
    const order = await aChargedOrder();
    expect(await ship(order)).toBe('pharmacy-orders.not-dispensed');
    await orders.serve(await clinic.pharmacist(), order.prescription.key);
    expect(await ship(order)).toBe('pharmacy-orders.not-dispensed');
    const declined = (await orders.decline(order.pharmacist, order.id)).json().data;
    expect(declined).toMatchObject({ status: 'REJECTED', refund: { amount: 3000 } });
  });

  test('while a prescription of it can still be served, also a blocked one', async () => {
    proves('order-shipped-dispensed');
    const order = await aChargedOrderOfTwo();
    await dispense(order, order.prescription);
    expect(await ship(order)).toBe('pharmacy-orders.not-dispensed');
    await orders.block(order.pharmacist, order.second.key);
    expect(await ship(order)).toBe('pharmacy-orders.not-dispensed');
    expect(await owedOf(order)).toEqual([]);
  });
});

describe('what was paid and not handed over goes back', () => {
  test('with the shipment: amount, event, notice, and then the money', async () => {
    proves('order-pays-back-what-is-missing', 'refund-until-it-is-done');
    const order = await aChargedOrder();
    await dispense(order, order.prescription, [aLine(1)]);
    expect(await ship(order)).toMatchObject({
      status: 'SENT',
      total: 3000,
      refund: { amount: 2000 },
    });
    const { rows } = await t.pool.query(
      `select owed_back from purchase_order_event where order_id = $1 and command = 'ship'`,
      [order.id],
    );
    expect(rows).toEqual([{ owed_back: 200_000 }]);
    const [notice] = await orders.toldTo(order.patient, 'order.ship');
    expect(notice?.description).toContain('te vamos a devolver $\u00a02.000,00');
    const read = await t.call(
      listOrderItems,
      { params: { orderId: order.id } },
      order.patient.token,
    );
    expect(read.json().data.map(({ handedOver }: QuotedItem) => handedOver)).toEqual([1, 0]);
    await eventually(async () =>
      expect(await orders.read(order.patient, order.id)).toMatchObject({
        status: 'SENT',
        refund: { amount: 2000, refundedDate: expect.any(String) },
      }),
    );
    const [back] = await orders.toldTo(order.patient, 'order.refunded');
    expect(back?.description).toContain('$\u00a02.000,00');
    const books = await t.pool.query(
      `select test_checkout.amount, refunded from test_checkout
       join invoice on invoice.id = invoice_id where entity_id = $1`,
      [order.id],
    );
    expect(books.rows).toEqual([{ amount: 300_000, refunded: 200_000 }]);
  });

  test('for one pack of two, after the discounts of line and order', async () => {
    proves('order-pays-back-what-is-missing');
    const medications = PRESCRIBED.map((one) => aMedication({ ...one, quantity: 2 }));
    const prescription = await orders.inHand({ medications });
    const pharmacist = await clinic.pharmacist();
    const { patient, prescriptionId } = prescription;
    const sent = await orders.send(patient, pharmacist.branchId, [prescriptionId]);
    const order = { id: sent.json().data.id, patient, pharmacist, prescription };
    const items = [priced(prescription, 1, 1000, { quantity: 2, discount: 40 })];
    await orders.quote(pharmacist, order, { items, discountOrder: 10 });
    await orders.pay(order, 1080);
    await dispense(order, prescription, [aLine(1)]);
    expect(await ship(order)).toMatchObject({ total: 1080, refund: { amount: 540 } });
  });

  test('nothing, where all of it was handed over, and more than was paid', async () => {
    const order = await orders.aSentOrder();
    const items = [priced(order.prescription, 1, 1000)];
    await orders.quote(order.pharmacist, order, { items });
    await orders.pay(order, 1000);
    await dispense(order, order.prescription);
    expect(await ship(order)).toMatchObject({ status: 'SENT', refund: null });
    const [notice] = await orders.toldTo(order.patient, 'order.ship');
    expect(notice?.description).not.toContain('devolver');
  });

  test.each<[string, (order: TwoOrder) => Promise<unknown>]>([
    ['was annulled', ({ second }) => orders.annul(second)],
    ['is overdue', ({ second }) => orders.startDaysAgo(second.prescriptionId, 31)],
    [
      'was blocked and is over',
      async ({ pharmacist, second }) => {
        await orders.block(pharmacist, second.key);
        await orders.startDaysAgo(second.prescriptionId, 31);
      },
    ],
    [
      'was served elsewhere',
      async ({ second }) => orders.serve(await clinic.pharmacist(), second.key),
    ],
  ])('for a prescription that %s, and the rest is shipped', async (_, end) => {
    proves('order-pays-back-what-is-missing');
    const order = await aChargedOrderOfTwo();
    await dispense(order, order.prescription);
    await end(order);
    // The delivery was paid and is made.
    expect(await ship(order)).toMatchObject({ status: 'SENT', refund: { amount: 2000 } });
  });
});

/** How often each race is run, since chance decides who is first. */
const ROUNDS = [1, 2, 3];

test.each(ROUNDS)(
  'a shipment and the dispensing that it lacks: what ships was handed over or goes back (%i)',
  async () => {
    proves('order-races', 'order-pays-back-what-is-missing');
    const order = await aChargedOrder();
    const [served, shipped] = await Promise.all([
      dispense(order, order.prescription, [aLine(1)]),
      orders.ship(order.pharmacist, order.id),
    ]);
    expect(served.statusCode).toBe(200);
    const hasLeft = shipped.statusCode === 200;
    expect(shipped.json().code).toBe(hasLeft ? undefined : 'pharmacy-orders.not-dispensed');
    expect(await owedOf(order)).toEqual(hasLeft ? [200_000] : []);
  },
);

test.each(ROUNDS)(
  'a shipment and the dispensing of the other prescription: nothing paid stays behind (%i)',
  async () => {
    proves('order-races');
    const order = await aChargedOrderOfTwo();
    await dispense(order, order.prescription);
    const [served, shipped] = await Promise.all([
      dispense(order, order.second, [aLine(1)]),
      orders.ship(order.pharmacist, order.id),
    ]);
    expect(served.statusCode).toBe(200);
    expect(shipped.json().code ?? shipped.json().data.refund).toBe(
      shipped.statusCode === 200 ? null : 'pharmacy-orders.not-dispensed',
    );
  },
);

test('what is missing goes back once, however often the order is shipped', async () => {
  proves('order-races', 'order-pays-back-what-is-missing');
  const order = await aChargedOrder();
  await dispense(order, order.prescription, [aLine(1)]);
  const ships = await Promise.all(
    Array.from({ length: 6 }, () => orders.ship(order.pharmacist, order.id)),
  );
  expect(ships.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(5).fill(409)]);
  expect(await owedOf(order)).toEqual([200_000]);
});
