import { createInvoice, decideTestCheckout, type TestDecision } from '@app/contract/payments';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Someone } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { anItem, ordersOf, type SentOrder } from '../testing/orders.ts';
import { ordersByStaff } from '../testing/orders-by-staff.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { expireOrders } from './expire-orders.ts';

let t: TestApp;
let orders: ReturnType<typeof ordersOf>;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  const clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
  admin = await staffOf(t, clinic).proven();
  // The test provider notifies this server at its own address.
  await t.http.listen({ host: '127.0.0.1', port: 0 });
});

const openPage = ({ id, patient }: SentOrder, amount = 7699.76) =>
  t.call(
    createInvoice,
    { body: { amount, currency: 'ARS', entityName: 'PURCHASE_ORDER', entityId: id } },
    patient.token,
  );

/** Chooses an outcome on the open page of an order. */
async function decide({ id, patient }: SentOrder, decision: TestDecision) {
  const { rows } = await t.pool.query(
    `select checkout_id from invoice where entity_id = $1 order by created_at desc limit 1`,
    [id],
  );
  return t.call(
    decideTestCheckout,
    { params: { checkoutId: rows[0].checkout_id }, body: { decision } },
    patient.token,
  );
}

const begin = ({ id, patient }: SentOrder, invoiceId?: string) =>
  orders.request(patient, id, 'PRE_PAID', invoiceId ? { paymentDetail: { id: invoiceId } } : {});

const statusOf = async ({ id, patient }: SentOrder) => (await orders.read(patient, id)).status;

/** An order whose payment page was opened and started by its screen. */
async function aBegunOrder(): Promise<SentOrder> {
  const order = await orders.aQuotedOrder();
  const invoice = (await openPage(order)).json().data;
  expect((await begin(order, invoice.id)).json().data.status).toBe('PRE_PAID');
  return order;
}

/** An order whose quote is zero, since the coverage pays all of it. */
async function aFreeOrder(changes: object = {}): Promise<SentOrder> {
  const order = await orders.aSentOrder();
  const items = [anItem(order.prescription.prescriptionId, { discount: 100 })];
  const answer = await orders.quote(order.pharmacist, order, { items, ...changes });
  expect(answer.json().data).toMatchObject({ status: 'QUOTED', total: 0 });
  return order;
}

describe('a quote that comes to nothing', () => {
  test('has no payment page', async () => {
    const order = await aFreeOrder();
    expect((await openPage(order, 0)).json().code).toBe('payments.not-payable');
  });

  test('is paid by accepting it, once, and goes on like any other', async () => {
    proves('order-free');
    const order = await aFreeOrder();
    const answers = await Promise.all(Array.from({ length: 10 }, () => begin(order)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    const { rows } = await t.pool.query(
      `select command, actor from purchase_order_event where order_id = $1 order by id`,
      [order.id],
    );
    expect(rows.slice(2)).toEqual([
      { command: 'beginPayment', actor: 'patient' },
      { command: 'confirmPayment', actor: 'patient' },
    ]);
    expect(await statusOf(order)).toBe('PAID');
    const decline = await orders.decline(order.pharmacist, order.id);
    expect(decline.json().data).toMatchObject({ status: 'REJECTED', refund: null });
  });
});

describe('a patient', () => {
  test('begins no payment without the page that is open for this quote', async () => {
    proves('order-status-is-a-request');
    const [order, other] = [await orders.aQuotedOrder(), await orders.aQuotedOrder()];
    const ofOther = (await openPage(other)).json().data;
    for (const invoiceId of [undefined, newId(), ofOther.id]) {
      const answer = await begin(order, invoiceId);
      expect(answer.json()).toMatchObject({
        code: 'pharmacy-orders.command-refused',
        current: { id: order.id, status: 'QUOTED' },
      });
    }
  });

  test.each(['CREATED', 'QUOTED', 'PAID', 'SENT', 'DELIVERED', 'EXPIRED'])(
    'does not make a quoted order %s by asking for it',
    async (status) => {
      proves('order-status-is-a-request');
      const order = await orders.aQuotedOrder();
      const before = await orders.read(order.patient, order.id);
      const answer = await orders.request(order.patient, order.id, status);
      expect([answer.statusCode, answer.json().current]).toEqual([409, before]);
      expect(await orders.read(order.patient, order.id)).toEqual(before);
    },
  );

  test('asks nothing of the order of another: it is not there', async () => {
    const order = await orders.aShippedOrder();
    const other = await orders.aSentOrder();
    for (const status of ['DELIVERED', 'PAID']) {
      const answer = await orders.request(other.patient, order.id, status);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'pharmacy-orders.not-found']);
    }
  });

  test('pays another amount than the quote’s by no page', async () => {
    const answer = await openPage(await orders.aQuotedOrder(), 1);
    expect(answer.json()).toMatchObject({
      code: 'payments.amount-changed',
      current: { amount: 7699.76 },
    });
  });
});

test('an order is paid by its page, and the branch corrects nothing from then on', async () => {
  proves('order-life', 'order-quote-corrected', 'order-paid-by-provider');
  const order = await orders.aQuotedOrder();
  const { id } = (await openPage(order)).json().data;
  expect((await openPage(order)).json().data.id).toBe(id);
  const corrected = await orders.quote(order.pharmacist, order);
  expect(corrected.json().code).toBe('pharmacy-orders.payment-open');
  await begin(order, id);
  await decide(order, 'APPROVED');
  await eventually(async () => expect(await statusOf(order)).toBe('PAID'));
  expect(await orders.eventsOf(order.id)).toEqual([
    'patient create',
    'branch quote',
    'patient beginPayment',
    'provider confirmPayment',
  ]);
});

test.each([1, 2, 3, 4])(
  'of a corrected quote and a page that is opened at once, the page is of the quote that counts (%i)',
  async () => {
    proves('order-races', 'order-quote-corrected');
    const order = await orders.aQuotedOrder();
    const [page, corrected] = await Promise.all([
      openPage(order),
      orders.quote(order.pharmacist, order),
    ]);
    expect(page.statusCode).toBe(200);
    const { quoteVersion } = await orders.read(order.patient, order.id);
    expect([corrected.statusCode, quoteVersion]).toEqual(
      corrected.statusCode === 200 ? [200, 2] : [409, 1],
    );
    const { rows } = await t.pool.query(
      `select entity_version from invoice where entity_id = $1 and status = 'OPEN'`,
      [order.id],
    );
    expect(rows).toEqual([{ entity_version: quoteVersion }]);
  },
);

test('an order whose payment failed may be paid again', async () => {
  const order = await aBegunOrder();
  await decide(order, 'REJECTED');
  await eventually(async () => expect(await statusOf(order)).toBe('QUOTED'));
  const again = (await openPage(order)).json().data;
  expect((await begin(order, again.id)).json().data.status).toBe('PRE_PAID');
});

test('a paid order that its branch declines has its refund in the same answer, and is told', async () => {
  proves('order-refund-with-rejection');
  const order = await aBegunOrder();
  await decide(order, 'APPROVED');
  await eventually(async () => expect(await statusOf(order)).toBe('PAID'));
  const declined = (await orders.decline(order.pharmacist, order.id)).json().data;
  expect(declined).toMatchObject({ status: 'REJECTED', refund: { amount: 7699.76 } });
  const [notice] = await orders.toldTo(order.patient, 'order.refund');
  expect(notice?.description).toContain('Te vamos a devolver lo que pagaste');
});

test('a payment that arrives after its quote was rejected or expired is due back', async () => {
  proves('order-races', 'order-expires');
  const [rejected, expired] = [await orders.aQuotedOrder(), await orders.aQuotedOrder()];
  for (const order of [rejected, expired]) await openPage(order);
  await orders.request(rejected.patient, rejected.id, 'REJECTED', {
    statusReason: 'Es caro',
    paymentDetail: null,
  });
  await t.pool.query('update purchase_order set expires_at = $2 where id = $1', [
    expired.id,
    t.clock.now(),
  ]);
  await expireOrders(t.orders);
  for (const [order, status] of [
    [rejected, 'REJECTED'],
    [expired, 'EXPIRED'],
  ] as const) {
    await decide(order, 'APPROVED');
    await eventually(async () =>
      expect(await orders.read(order.patient, order.id)).toMatchObject({
        status,
        refund: { amount: 7699.76 },
      }),
    );
  }
});

/** Due refunds of an order, in pesos. */
const owedFor = async ({ id, patient }: SentOrder) =>
  (await orders.read(patient, id)).refund?.amount;

test('a paid order that staff cancels has its refund in the same answer, and is told', async () => {
  proves('staff-cancels-an-order');
  const order = await aBegunOrder();
  await decide(order, 'APPROVED');
  await eventually(async () => expect(await statusOf(order)).toBe('PAID'));
  const cancelled = (await ordersByStaff(t).cancel(admin, order.id)).json().data;
  expect(cancelled).toMatchObject({ status: 'REJECTED', refund: { amount: 7699.76 } });
  const [notice] = await orders.toldTo(order.patient, 'order.cancel');
  expect(notice?.description).toContain('Te vamos a devolver lo que pagaste');
});

test.each([1, 2, 3])(
  'staff cancels while the provider confirms: paid, or ended with the money due back (%i)',
  async () => {
    proves('order-races', 'staff-cancels-an-order');
    const order = await orders.aQuotedOrder();
    await openPage(order);
    const byStaff = ordersByStaff(t);
    const seen = await byStaff.versionOf(order.id);
    const [cancelled] = await Promise.all([
      byStaff.cancel(admin, order.id, seen),
      decide(order, 'APPROVED'),
    ]);
    const isCancelled = cancelled.statusCode === 200;
    await eventually(async () =>
      expect([await statusOf(order), await owedFor(order)]).toEqual(
        isCancelled ? ['REJECTED', 7699.76] : ['PAID', undefined],
      ),
    );
  },
);
