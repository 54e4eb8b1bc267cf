import { createInvoice, decideTestCheckout, type Invoice } from '@app/contract/payments';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { ordersOf, type SentOrder } from '../testing/orders.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  // Orders are polled until they change; the rate limit is not tested here.
  t = await testApp({ REQUESTS_PER_MINUTE: 1_000_000 });
  // The test provider sends its messages to the server itself.
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
});

const TOTAL = 7699.76;

const askFor = ({ id, patient }: Pick<SentOrder, 'id' | 'patient'>, amount = TOTAL) => {
  const body = { amount, currency: 'ARS', entityName: 'PURCHASE_ORDER', entityId: id } as const;
  return t.call(createInvoice, { body }, patient.token);
};

/** An order whose payment page was opened by its patient. */
async function begun() {
  const sent = await orders.aSentOrder();
  await orders.quote(sent.pharmacist, sent);
  const invoice: Invoice = (await askFor(sent)).json().data;
  const asked = await orders.request(sent.patient, sent.id, 'PRE_PAID', {
    paymentDetail: { id: invoice.id },
  });
  expect([asked.statusCode, (await orders.read(sent.patient, sent.id)).status]).toEqual([
    200,
    'PRE_PAID',
  ]);
  return { ...sent, invoice };
}

const decide = (
  { invoice, patient }: Pick<Awaited<ReturnType<typeof begun>>, 'invoice' | 'patient'>,
  decision: 'APPROVED' | 'REJECTED',
) => {
  const checkoutId = invoice.checkoutLink.split('/').at(-1) ?? '';
  return t.call(decideTestCheckout, { params: { checkoutId }, body: { decision } }, patient.token);
};

const becomes = ({ id, patient }: Pick<SentOrder, 'id' | 'patient'>, expected: object) =>
  eventually(async () => expect(await orders.read(patient, id)).toMatchObject(expected));

test('an approved payment makes it paid; rejected by its branch, the money goes back', async () => {
  proves('payment-is-read-back', 'refund-until-it-is-done');
  const order = await begun();
  expect((await decide(order, 'APPROVED')).statusCode).toBe(200);
  await becomes(order, { status: 'PAID', refund: null });
  expect((await orders.decline(order.pharmacist, order.id)).statusCode).toBe(200);
  await becomes(order, { status: 'REJECTED', refund: { amount: TOTAL } });
  await becomes(order, { refund: { refundedDate: expect.any(String) } });
});

test('a rejected payment lets its patient pay again, on another page', async () => {
  const order = await begun();
  await decide(order, 'REJECTED');
  await becomes(order, { status: 'QUOTED' });
  const invoice: Invoice = (await askFor(order)).json().data;
  expect(invoice.checkoutLink).not.toBe(order.invoice.checkoutLink);
  await decide({ ...order, invoice }, 'APPROVED');
  await becomes(order, { status: 'PAID' });
});
