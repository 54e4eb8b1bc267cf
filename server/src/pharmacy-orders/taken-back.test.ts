import { beforeAll, describe, expect, test } from 'vitest';
import { aClinic } from '../testing/clinic.ts';
import { ordersOf } from '../testing/orders.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let orders: ReturnType<typeof ordersOf>;
beforeAll(async () => {
  t = await testApp();
  orders = ordersOf(t, await aClinic(t));
  // The test provider notifies this server at its own address.
  await t.http.listen({ host: '127.0.0.1', port: 0 });
});

const codeOf = (answer: Awaited<ReturnType<typeof orders.decline>>) => [
  answer.statusCode,
  answer.json().code,
];

describe('a quote is not withdrawn', () => {
  test('once its payment page was opened, or it was paid', async () => {
    const order = await orders.aQuotedOrder();
    await orders.pay(order, 7699.76, 'PRE_PAID');
    expect(codeOf(await orders.withdraw(order.pharmacist, order.id))).toEqual([
      409,
      'pharmacy-orders.command-refused',
    ]);
    await orders.request(order.patient, order.id, 'REJECTED');
    const paid = await orders.aPaidOrder();
    expect(codeOf(await orders.withdraw(paid.pharmacist, paid.id))).toEqual([
      409,
      'pharmacy-orders.command-refused',
    ]);
    expect((await orders.read(paid.patient, paid.id)).status).toBe('PAID');
  });

  test('without a reason', async () => {
    const order = await orders.aQuotedOrder();
    const answer = await orders.withdraw(order.pharmacist, order.id, ' ');
    expect([answer.statusCode, answer.json().fieldErrors[0].code]).toEqual([
      400,
      'reason.required',
    ]);
  });
});

describe('a quote that its branch withdrew', () => {
  test('is over, its patient reads why, and the order is quoted anew', async () => {
    const order = await orders.aQuotedOrder();
    const answer = await orders.withdraw(order.pharmacist, order.id);
    expect(answer.json().data).toMatchObject({ status: 'CREATED', total: null, quotedDate: null });
    const [told] = await orders.toldTo(order.patient, 'order.withdraw');
    expect(told?.description).toContain('El precio estaba mal');
    expect(await orders.confirm(order.id, { version: 1, amount: 769976 })).toBe(false);
    const quoted = await orders.quote(order.pharmacist, order);
    expect(quoted.json().data).toMatchObject({ status: 'QUOTED', quoteVersion: 3 });
  });

  test.each([1, 2, 3])('at the instant of its payment is one or the other (%i)', async () => {
    const order = await orders.aQuotedOrder();
    const [isPaid, withdrawn] = await Promise.all([
      orders.confirm(order.id, { version: 1, amount: 769976 }),
      orders.withdraw(order.pharmacist, order.id),
    ]);
    expect(withdrawn.statusCode).toBe(isPaid ? 409 : 200);
    expect((await orders.read(order.patient, order.id)).status).toBe(isPaid ? 'PAID' : 'CREATED');
  });
});

describe('an order that was not quoted', () => {
  test('is taken back by its patient, and its prescription is free', async () => {
    const order = await orders.aSentOrder();
    const answer = await orders.request(order.patient, order.id, 'REJECTED', {
      statusReason: 'El paciente retiró el pedido',
    });
    expect(answer.json().data).toMatchObject({ status: 'REJECTED' });
    expect(await orders.standing(order.prescription.prescriptionId)).toBe('ISSUED');
    expect(codeOf(await orders.quote(order.pharmacist, order))).toEqual([
      409,
      'pharmacy-orders.command-refused',
    ]);
  });
});

test('a delivery is not charged on an order that is picked up', async () => {
  const order = await orders.aSentOrder();
  expect(codeOf(await orders.quote(order.pharmacist, order, { deliveryCost: 500 }))).toEqual([
    409,
    'pharmacy-orders.nothing-to-deliver',
  ]);
  expect((await orders.read(order.patient, order.id)).status).toBe('CREATED');
});
