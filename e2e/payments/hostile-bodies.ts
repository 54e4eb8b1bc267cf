import { randomUUID } from 'node:crypto';
import { type Ask, BRANCHES, firstOf, listed, ORDERS, ordersThat } from './outsider.ts';

/** A patient's request for an order. */
export const request = (id: unknown, status: unknown, over: object = {}) => ({
  purchaseOrder: { id, status, statusReason: 'porque sí', ...over },
});

/** A patient's request for a payment page; the total is that of the demonstration's quoted order. */
export const invoiceOf = (entityId: unknown, over: object = {}) => ({
  amount: 3744.3,
  currency: 'ARS',
  entityName: 'PURCHASE_ORDER',
  entityId,
  ...over,
});

/** A prescription of a declined order, for a branch found by its name. */
export async function somethingToSend(ask: Ask) {
  const branch = firstOf(await listed(ask, `${BRANCHES}?name=caballito`));
  const declined = firstOf(await ordersThat(ask, 'REJECTED'));
  const { id } = firstOf(await listed(ask, `${ORDERS}/${declined.id}/prescriptions`));
  return { branchOffice: { id: branch.id }, prescriptions: [{ id }] };
}

/** What is wrong with a body, the body, and the expected status. */
type Hostile = [what: string, body: unknown, status: number];

export const hostileRequests = (id: unknown, paid: unknown): Hostile[] => [
  ['a status of other letters', request(id, 'rejected'), 400],
  ['a status that is a list', request(id, ['REJECTED']), 400],
  ['an id that is none', request("1' or 1=1", 'REJECTED'), 400],
  ['an id that is an object', request({ $ne: null }, 'REJECTED'), 400],
  ['an unknown order', request(randomUUID(), 'REJECTED'), 404],
  ['a payment of nobody', request(id, 'PRE_PAID', { paymentDetail: { id: randomUUID() } }), 409],
  ['a payment that is a list', request(id, 'PRE_PAID', { paymentDetail: [] }), 400],
  ['a paid order rejected', request(paid, 'REJECTED'), 409],
  ['a reason without end', request(id, 'REJECTED', { statusReason: 'x'.repeat(10_000) }), 400],
  ['a list of orders', { purchaseOrder: [{ id, status: 'REJECTED' }] }, 400],
  ['a list', [request(id, 'REJECTED')], 400],
  ['nothing', {}, 400],
  ['null', 'null', 400],
  ['half a body', '{"purchaseOrder":{', 400],
];

export const hostileInvoices = (id: unknown, paid: unknown): Hostile[] => [
  ['a peso', invoiceOf(id, { amount: 1 }), 409],
  ['nothing to pay', invoiceOf(id, { amount: 0 }), 409],
  ['another currency', invoiceOf(id, { currency: 'USD' }), 400],
  ['three decimals', invoiceOf(id, { amount: 3744.301 }), 400],
  ['a large amount', invoiceOf(id, { amount: 10 ** 12 }), 400],
  ['an amount without end', JSON.stringify(invoiceOf(id)).replace('3744.3', '1e999'), 400],
  ['less than nothing', invoiceOf(id, { amount: -3744.3 }), 400],
  ['an amount in words', invoiceOf(id, { amount: '3744.3' }), 400],
  ['an amount that is a list', invoiceOf(id, { amount: [3744.3] }), 400],
  ['something else that is paid', invoiceOf(id, { entityName: 'ACCOUNT' }), 400],
  ['an unknown order', invoiceOf(randomUUID()), 404],
  ['an order that was paid', invoiceOf(paid, { amount: 2887.41 }), 409],
  ['a total of its own', { ...invoiceOf(id), total: 1 }, 400],
  ['a list', [invoiceOf(id)], 400],
  ['nothing', {}, 400],
];

export function hostileOrders(order: Awaited<ReturnType<typeof somethingToSend>>): Hostile[] {
  const { prescriptions } = order;
  const many = Array.from({ length: 21 }, () => ({ id: randomUUID() }));
  return [
    ['no prescription', { ...order, prescriptions: [] }, 400],
    [
      'one prescription twice',
      { ...order, prescriptions: [...prescriptions, ...prescriptions] },
      400,
    ],
    ['too many', { ...order, prescriptions: many }, 400],
    ['an object for a list', { ...order, prescriptions: prescriptions[0] }, 400],
    ['prescriptions of nobody', { ...order, prescriptions: many.slice(0, 2) }, 404],
    ['a branch of nobody', { ...order, branchOffice: { id: randomUUID() } }, 409],
    ['a branch that is a list', { ...order, branchOffice: [order.branchOffice] }, 400],
    ['a status of its own', { ...order, status: 'PAID' }, 400],
    ['a total of its own', { ...order, total: 1 }, 400],
    ['an unknown delivery', { ...order, delivery: { kind: 'DRONE' } }, 400],
  ];
}

/** Addresses below the orders that do not exist, and the expected status. */
export const hostileAddresses: [address: string, status: number][] = [
  ['?statuses=PAGADO', 400],
  ['?page_size=0', 400],
  ['?page_size=1000', 400],
  ['?page_number=-1', 400],
  ['?sort=total,desc', 400],
  ['?patient_login=nueva%40cercana.test', 404],
  ['/1042', 400],
  [`/${randomUUID()}`, 404],
  [`/${randomUUID()}/items`, 404],
  ['/..%2f..%2fitems', 400],
];
