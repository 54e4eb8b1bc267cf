import { searchNotifications } from '@app/contract/notifications';
import { createInvoice, decideTestCheckout } from '@app/contract/payments';
import { cancelOrdersOfBranch } from '@app/contract/pharmacy-orders';
import { beforeAll, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { until } from '../../testing/eventually.ts';
import { ordersOf, type SentOrder } from '../../testing/orders.ts';
import { staffOf } from '../../testing/staff.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
  admin = await staffOf(t, clinic).proven();
  // The test provider notifies this server at its own address.
  await t.http.listen({ host: '127.0.0.1', port: 0 });
});

const REASON = 'La farmacia cerró esta sucursal.';

const cancelAll = ({ token }: Pick<Someone, 'token'>, branchId: string) =>
  t.call(cancelOrdersOfBranch, { params: { branchId }, body: { reason: REASON } }, token);

const takeOutOfUse = (branchId: string) =>
  t.pool.query('update branch_office set active = false where id = $1', [branchId]);

const statusOf = async (id: string): Promise<string> =>
  (await t.pool.query('select status from purchase_order where id = $1', [id])).rows[0].status;

/** An order whose payment was captured, so that there is something to give back. */
async function aPaidOrder(): Promise<SentOrder> {
  const order = await orders.aQuotedOrder();
  const { token } = order.patient;
  const page = { currency: 'ARS', entityName: 'PURCHASE_ORDER', entityId: order.id } as const;
  const opened = await t.call(createInvoice, { body: { amount: 7699.76, ...page } }, token);
  const checkoutId = opened.json().data.checkoutLink.split('/').at(-1);
  await t.call(
    decideTestCheckout,
    { params: { checkoutId }, body: { decision: 'APPROVED' } },
    token,
  );
  await until(async () => (await statusOf(order.id)) === 'PAID');
  return order;
}

/** Brings orders to one branch, as if their patients had chosen it. */
const bringTo = (branchId: string, ids: string[]) =>
  t.pool.query('update purchase_order set branch_id = $1 where id = any($2::uuid[])', [
    branchId,
    ids,
  ]);

test('the orders of a branch are cancelled at once only by operations, and only out of use', async () => {
  const order = await orders.aSentOrder();
  const { branchId } = order.pharmacist;
  const director = await staffOf(t, clinic).proven('MEDICAL_DIRECTOR');
  for (const who of [order.patient, order.pharmacist, director])
    expect((await cancelAll(who, branchId)).statusCode).toBe(403);
  const unproved = await cancelAll(await clinic.staff('ADMIN'), branchId);
  expect(unproved.json().code).toBe('session.step-up-required');
  expect((await cancelAll(admin, branchId)).json().code).toBe('pharmacy-orders.branch-in-use');
  expect((await cancelAll(admin, order.id)).json().code).toBe('pharmacy-orders.not-found');
  expect(await statusOf(order.id)).toBe('CREATED');
});

test('of a branch out of use each order ends with notice, what was paid goes back, and what was shipped goes on', async () => {
  const sent = await orders.aSentOrder();
  const { branchId } = sent.pharmacist;
  const [quoted, paid, shipped] = [
    await orders.aQuotedOrder(),
    await aPaidOrder(),
    await orders.aShippedOrder(),
  ];
  await bringTo(branchId, [quoted.id, paid.id, shipped.id]);
  await takeOutOfUse(branchId);
  expect((await cancelAll(admin, branchId)).json().data).toEqual({ cancelled: 3, open: 1 });
  for (const { id } of [sent, quoted, paid]) expect(await statusOf(id)).toBe('REJECTED');
  expect(await statusOf(shipped.id)).toBe('SENT');
  const { rows } = await t.pool.query(
    `select reason from refund_due join payment on payment.id = payment_id
       join invoice on invoice.id = payment.invoice_id where entity_id = $1`,
    [paid.id],
  );
  expect(rows).toEqual([{ reason: REASON }]);
  for (const { patient } of [sent, quoted, paid]) {
    const inbox = await t.call(searchNotifications, { query: {} }, patient.token);
    expect(JSON.stringify(inbox.json().data)).toContain(REASON);
  }
  expect((await cancelAll(admin, branchId)).json().data).toEqual({ cancelled: 0, open: 1 });
});
