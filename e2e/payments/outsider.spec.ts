import { proves } from '../../architecture/requirements/index.ts';
import { deliver, type Notice } from '../fixtures/mercado-pago.ts';
import { expect } from '../fixtures/test.ts';
import {
  hostileAddresses,
  hostileInvoices,
  hostileOrders,
  hostileRequests,
  invoiceOf,
  request,
  somethingToSend,
} from './hostile-bodies.ts';
import {
  type Answer,
  firstOf,
  INVOICES,
  type Listed,
  listed,
  ORDERS,
  ordersThat,
  outsider,
} from './outsider.ts';
import { test } from './shop.ts';

const PATIENT = 'paciente@cercana.test';
const SOMEBODY_ELSE = 'nueva@cercana.test';

/** Refused in the format of RFC 9457. */
function isRefused({ status, type, body }: Answer, expected: number, what: unknown): void {
  expect([what, status, body]).toEqual([
    what,
    expected,
    expect.objectContaining({
      status: expected,
      title: expect.any(String),
      code: expect.any(String),
    }),
  ]);
  expect(type).toContain('application/problem+json');
}

test('a client of the specification reads orders, sends prescriptions and opens a payment', async ({
  product,
}) => {
  proves('call-purchase-orders', 'entity-purchase-order');
  const ask = await outsider(product, PATIENT);
  const order = firstOf(await ordersThat(ask, 'QUOTED'));
  expect(order).toMatchObject({
    id: expect.any(String),
    purchaseOrderId: expect.any(String),
    status: 'QUOTED',
    total: 3744.3,
    quotedDate: expect.any(String),
    branchOffice: {
      name: 'Caballito',
      streetNumber: '5012',
      pharmacy: { name: expect.any(String) },
    },
  });
  const [item] = await listed(ask, `${ORDERS}/${order.id}/items`);
  expect(item).toMatchObject({
    name: 'Actron 400',
    quantity: 1,
    unitPrice: 6240.5,
    discount: 40,
    covered: true,
  });
  expect(await listed(ask, `${ORDERS}/${order.id}/extras`)).toEqual([]);
  const [prescription] = await listed(ask, `${ORDERS}/${order.id}/prescriptions`);
  expect(prescription).toMatchObject({ id: expect.any(String), medications: [{ quantity: 1 }] });

  const paying = await ask('POST', INVOICES, invoiceOf(order.id));
  expect(paying.body.data).toMatchObject({
    id: expect.any(String),
    checkoutLink: expect.stringMatching(/^https:/),
  });
  const sent = await ask('POST', ORDERS, await somethingToSend(ask));
  expect(sent.body.data).toMatchObject({ status: 'CREATED', total: null });
});

test('nothing that a client says moves an order or changes what it costs', async ({ product }) => {
  proves('order-status-is-a-request', 'payment-amount-is-the-servers', 'order-own-only');
  const ask = await outsider(product, PATIENT);
  const quoted = firstOf(await ordersThat(ask, 'QUOTED'));
  const paid = firstOf(await ordersThat(ask, 'PAID'));
  const id = quoted.id;
  for (const status of ['CREATED', 'QUOTED', 'PAID', 'SENT', 'DELIVERED', 'EXPIRED', 'PRE_PAID']) {
    const answer = await ask('PATCH', ORDERS, request(id, status));
    isRefused(answer, 409, status);
    expect(answer.body.current).toEqual(quoted);
  }
  for (const [what, body, expected] of hostileRequests(id, paid.id))
    isRefused(await ask('PATCH', ORDERS, body), expected, what);
  for (const [what, body, expected] of hostileInvoices(id, paid.id))
    isRefused(await ask('POST', INVOICES, body), expected, what);
  for (const [what, body, expected] of hostileOrders(await somethingToSend(ask)))
    isRefused(await ask('POST', ORDERS, body), expected, what);
  for (const [address, expected] of hostileAddresses)
    isRefused(await ask('GET', ORDERS + address), expected, address);
  await isClosedToOthers(product, id);
  expect(await ordersThat(ask, 'QUOTED')).toEqual([quoted]);
  expect(await ordersThat(ask, 'PAID')).toEqual([paid]);
});

/** Another patient, a pharmacy and a caller without an account get nothing of it. */
async function isClosedToOthers(product: Parameters<typeof outsider>[0], id: unknown) {
  const [other, pharmacy, nobody] = [
    await outsider(product, SOMEBODY_ELSE),
    await outsider(product, 'farmacia@cercana.test'),
    await outsider(product),
  ];
  for (const part of ['', '/items', '/extras', '/prescriptions']) {
    isRefused(await other('GET', `${ORDERS}/${id}${part}`), 404, part);
    isRefused(await nobody('GET', `${ORDERS}/${id}${part}`), 401, part);
  }
  isRefused(await other('PATCH', ORDERS, request(id, 'REJECTED')), 404, 'of another patient');
  isRefused(await other('POST', INVOICES, invoiceOf(id)), 404, 'of another patient');
  isRefused(await pharmacy('PATCH', ORDERS, request(id, 'REJECTED')), 403, 'of a pharmacy');
  isRefused(await nobody('POST', INVOICES, invoiceOf(id)), 401, 'of a stranger');
}

test('messages that are forged, old or repeated change nothing, and are answered empty', async ({
  product,
  shop,
}) => {
  proves('payment-notices-are-signed', 'payment-captured-once', 'payment-is-read-back');
  const ask = await outsider(product, PATIENT);
  const quoted = firstOf(await ordersThat(ask, 'QUOTED'));
  const { body } = await ask('POST', INVOICES, invoiceOf(quoted.id));
  const payment = shop.pay((body.data as Listed).id);
  const genuine = shop.noticeOf(payment);
  const unsigned: Notice = { ...genuine, headers: { 'content-type': 'application/json' } };
  const ofAnother = { ...genuine, url: genuine.url.replace('/mercado-pago', '/test') };
  const aboutAnother = { ...genuine, url: genuine.url.replace(String(payment), '1') };
  const forged = [
    shop.noticeOf(payment, { secret: 'guessed' }),
    shop.noticeOf(payment, { secondsAgo: 310 }),
    shop.noticeOf(payment, { secondsAgo: -310 }),
    unsigned,
    ofAnother,
    aboutAnother,
  ];
  expect(await deliver(forged)).toEqual(Array(forged.length).fill(401));
  expect(await ordersThat(ask, 'QUOTED')).toEqual([quoted]);

  expect(await deliver([genuine, genuine, genuine])).toEqual([200, 200, 200]);
  expect(await ordersThat(ask, 'QUOTED')).toEqual([]);
  const now = (await ordersThat(ask, 'PAID')).find(({ id }) => id === quoted.id);
  expect(now).toMatchObject({ status: 'PAID', refund: null });
});
