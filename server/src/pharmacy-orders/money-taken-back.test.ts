import {
  createInvoice,
  decideTakenBack,
  decideTestCheckout,
  exportStaffPayments,
  listStaffPayments,
  type StaffPayment,
} from '@app/contract/payments';
import { getStaffOrder } from '@app/contract/pharmacy-orders';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { ordersOf, type SentOrder } from '../testing/orders.ts';
import { ordersByStaff } from '../testing/orders-by-staff.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
let byStaff: ReturnType<typeof ordersByStaff>;
let admin: Someone;
let director: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
  byStaff = ordersByStaff(t);
  const staff = staffOf(t, clinic);
  [admin, director] = [await staff.proven('ADMIN'), await staff.proven('MEDICAL_DIRECTOR')];
  // The test provider notifies this server at its own address.
  await t.http.listen({ host: '127.0.0.1', port: 0 });
});

/** An order that was paid on the test provider's page. */
async function aPaidOrder(): Promise<SentOrder> {
  const order = await orders.aQuotedOrder();
  const { id: entityId, patient } = order;
  const body = {
    amount: 7699.76,
    currency: 'ARS',
    entityName: 'PURCHASE_ORDER',
    entityId,
  } as const;
  const invoice = (await t.call(createInvoice, { body }, patient.token)).json().data;
  const params = { checkoutId: invoice.checkoutLink.split('/').at(-1) };
  await t.call(decideTestCheckout, { params, body: { decision: 'APPROVED' } }, patient.token);
  await eventually(async () => expect((await orders.read(patient, entityId)).status).toBe('PAID'));
  return order;
}

/** Refunds its payment at the provider, as somebody does in its panel. */
async function takeBack({ id, patient }: SentOrder) {
  const { rows } = await t.pool.query(
    `update test_checkout set refunded = test_checkout.amount, refund_id = gen_random_uuid()
       from invoice where invoice.id = invoice_id and entity_id = $1 returning payment_id`,
    [id],
  );
  await t.database
    .transaction()
    .execute((transaction) =>
      t.jobs.enqueue(transaction, 'test-checkout-notice', { paymentId: rows[0].payment_id }),
    );
  await eventually(async () => expect((await orders.read(patient, id)).takenBack).toBe('REFUNDED'));
}

const payments = async (query: object = {}): Promise<StaffPayment[]> =>
  (await t.call(listStaffPayments, { query }, admin.token)).json().data;

const paymentOf = async ({ id }: SentOrder) =>
  (await payments()).find(({ entityId }) => entityId === id) as StaffPayment;

const decide = (by: Someone, { id, takenBack }: StaffPayment, version = takenBack?.version ?? 0) =>
  t.call(
    decideTakenBack,
    { params: { paymentId: id }, body: { reason: 'El paciente pagó de nuevo por transferencia.' } },
    by.token,
    { 'if-match': `"${version}"` },
  );

test('payments are read only by staff, and decided only by operations with a new proof', async () => {
  const order = await aPaidOrder();
  for (const { token } of [order.patient, order.pharmacist, await clinic.professional()])
    for (const call of [listStaffPayments, exportStaffPayments] as const)
      expect((await t.call(call, { query: {} }, token)).statusCode).toBe(403);
  const payment = await paymentOf(order);
  expect((await decide(director, payment)).statusCode).toBe(403);
  expect((await decide(await clinic.staff('ADMIN'), payment)).json().code).toBe(
    'session.step-up-required',
  );
  expect((await decide(admin, payment)).json().code).toBe('payments.nothing-to-decide');
});

describe('an order whose money went back at the provider', () => {
  test('is neither dispensed nor shipped, and patient and branch are told why', async () => {
    const [order, packed] = [await aPaidOrder(), await aPaidOrder()];
    await orders.dispense(packed.pharmacist, packed.id, packed.prescription.prescriptionId);
    for (const { id, patient, pharmacist, prescription } of [order, packed]) {
      await takeBack({ id, patient, pharmacist, prescription });
      const refused =
        id === order.id
          ? await orders.dispense(pharmacist, id, prescription.prescriptionId)
          : await orders.ship(pharmacist, id);
      expect([refused.statusCode, refused.json().code]).toEqual([
        409,
        'pharmacy-orders.money-taken-back',
      ]);
      const [toPatient] = await orders.toldTo(patient, 'order.taken-back');
      expect(toPatient?.description).toContain('La farmacia no lo entrega');
      const [toBranch] = await orders.toldTo(pharmacist, 'order.taken-back');
      expect(toBranch?.subject).toMatch(/^No entregues el pedido \d+$/);
    }
    expect(await orders.standing(order.prescription.prescriptionId)).toBe('SENT');
    const sheet = await t.call(getStaffOrder, { params: { orderId: order.id } }, admin.token);
    expect(sheet.json().data.takenBack).toBe('REFUNDED');
  });

  test('goes on once operations decided, over what it read, once', async () => {
    const order = await aPaidOrder();
    const { id, patient, pharmacist, prescription } = order;
    await takeBack(order);
    const payment = await paymentOf(order);
    expect(payment).toMatchObject({ standing: 'TAKEN_BACK', takenBack: { kind: 'REFUNDED' } });
    expect((await payments({ standing: 'TAKEN_BACK' })).map((one) => one.id)).toContain(payment.id);
    expect((await decide(admin, payment, 9)).json().code).toBe('payments.changed-meanwhile');
    const answers = await Promise.all([decide(admin, payment), decide(admin, payment)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await orders.read(patient, id)).takenBack).toBeNull();
    expect((await orders.toldTo(pharmacist, 'order.goes-on')).length).toBe(1);
    expect((await orders.dispense(pharmacist, id, prescription.prescriptionId)).statusCode).toBe(
      200,
    );
  });

  test('is cancelled without a second refund', async () => {
    const order = await aPaidOrder();
    await takeBack(order);
    expect((await byStaff.cancel(admin, order.id)).json().data).toMatchObject({
      status: 'REJECTED',
      refund: null,
    });
    expect((await paymentOf(order)).refund).toBeNull();
  });
});

test('the table of payments has a line for each, with the numbers of its provider', async () => {
  const order = await aPaidOrder();
  const { providerPaymentId } = await paymentOf(order);
  const answer = await t.call(exportStaffPayments, { query: { standing: 'PAID' } }, admin.token);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const line = answer.body.split('\r\n').find((text) => text.includes(providerPaymentId));
  expect(line).toContain(';Cobrado;7699,76;ARS;');
  const none = await t.call(exportStaffPayments, { query: { toDate: '2020-01-01' } }, admin.token);
  expect(none.body.trim().split('\r\n')).toHaveLength(1);
});
