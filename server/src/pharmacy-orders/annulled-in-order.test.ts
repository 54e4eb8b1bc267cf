import type { AddressInfo } from 'node:net';
import type { Order, OrderEvent } from '@app/contract/pharmacy-orders';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { connectStock } from '../platform/stomp/testing/stock-client.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import type { InHand } from '../testing/counter.ts';
import { eventually } from '../testing/eventually.ts';
import { anItem, ordersOf, type SentOrder } from '../testing/orders.ts';
import { ordersByStaff } from '../testing/orders-by-staff.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
let port: number;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  port = (t.http.server.address() as AddressInfo).port;
});

type TwoOrder = SentOrder & { second: InHand };

/** An order of two prescriptions of one patient. */
async function aSentOrderOfTwo(): Promise<TwoOrder> {
  const visits = visitsOf(t, clinic);
  const prescription = await orders.inHand();
  const { patient } = prescription;
  const second = await orders.keyOf(await visits.finish(await visits.aVisit({ patient })));
  const pharmacist = await clinic.pharmacist();
  const ids = [prescription.prescriptionId, second.prescriptionId];
  const { id } = (await orders.send(patient, pharmacist.branchId, ids)).json().data;
  return { id, patient, pharmacist, prescription, second };
}

const priced = ({ prescriptionId }: InHand, unitPrice: number) =>
  anItem(prescriptionId, { unitPrice, discount: 0 });

/** The same with a quote of $ 1.000 for the first, and of $ 2.000 for the second unless it is left out. */
async function aQuotedOrderOfTwo(isSecondQuoted = true): Promise<TwoOrder> {
  const order = await aSentOrderOfTwo();
  const { prescription, second } = order;
  const items = [priced(prescription, 1000), ...(isSecondQuoted ? [priced(second, 2000)] : [])];
  await orders.quote(order.pharmacist, order, { items });
  return order;
}

const stateOf = async ({ id, patient }: SentOrder): Promise<Order> => orders.read(patient, id);
const subjectsTo = async (who: { token: string }, event: string): Promise<string[]> =>
  (await orders.toldTo(who, event)).map(({ subject }) => subject);

const refundsOf = async ({ id }: SentOrder): Promise<number[]> =>
  (
    await t.pool.query(
      `select refund_due.amount from refund_due join payment on payment.id = payment_id
       join invoice on invoice.id = invoice_id where entity_id = $1`,
      [id],
    )
  ).rows.map(({ amount }) => Number(amount));

describe('a prescription of an order that was handed over', () => {
  test('is not annulled, and the order stays as it is', async () => {
    const order = await orders.aPaidOrder();
    await orders.dispense(order.pharmacist, order.id, order.prescription.prescriptionId);
    const answer = await orders.annul(order.prescription);
    expect([answer.statusCode, answer.json().code]).toEqual([
      409,
      'prescriptions.already-dispensed',
    ]);
    expect((await stateOf(order)).status).toBe('PAID');
  });
});

describe('the only prescription of an order is annulled', () => {
  test.each([
    ['not quoted', () => orders.aSentOrder()],
    ['quoted', () => orders.aQuotedOrder()],
  ])('while it is %s: the order is over, for everybody in true words', async (_, anOrder) => {
    proves('counter-prescriber-annuls');
    const order = await anOrder();
    expect((await orders.annul(order.prescription)).statusCode).toBe(200);
    expect(await orders.standing(order.prescription.prescriptionId)).toBe('ANNULLED');
    expect(await stateOf(order)).toMatchObject({
      status: 'REJECTED',
      statusReason: 'El profesional anuló la receta.',
      refund: null,
    });
    expect(await subjectsTo(order.patient, 'order.annul')).toEqual([
      'Tu pedido se cerró: anularon la receta',
    ]);
    expect(await subjectsTo(order.pharmacist, 'order.annul')).toEqual([
      expect.stringMatching(/^Anularon la receta del pedido \d+$/),
    ]);
    expect((await orders.eventsOf(order.id)).at(-1)).toBe('prescriber annul');
    const admin = await staffOf(t, clinic).proven();
    const { history } = (await ordersByStaff(t).sheet(admin, order.id)).json().data;
    // What the prescriber wrote is clinical.
    expect(history.at(-1)).toMatchObject({ what: 'annul', mover: 'prescriber', reason: null });
  });

  test('while it is being paid: what arrives then is given back', async () => {
    const order = await aQuotedOrderOfOne(1000);
    await orders.pay(order, 1000, 'PRE_PAID');
    await orders.annul(order.prescription);
    expect((await stateOf(order)).status).toBe('REJECTED');
    const [told] = await orders.toldTo(order.patient, 'order.annul');
    expect(told?.description).toContain('Si ya lo pagaste, te devolvemos todo.');
    await orders.payLate(order);
    await eventually(async () => expect(await refundsOf(order)).toEqual([100_000]));
    expect((await stateOf(order)).status).toBe('REJECTED');
  });

  test('once it was paid: all of it goes back', async () => {
    proves('order-refund-with-rejection');
    const order = await aQuotedOrderOfOne(1000);
    await orders.pay(order, 1000);
    await orders.annul(order.prescription);
    expect(await stateOf(order)).toMatchObject({ status: 'REJECTED', refund: { amount: 1000 } });
    expect(await refundsOf(order)).toEqual([100_000]);
    const late = await orders.dispense(
      order.pharmacist,
      order.id,
      order.prescription.prescriptionId,
    );
    expect([late.statusCode, late.json().code]).toEqual([409, 'pharmacy-orders.command-refused']);
    const [told] = await orders.toldTo(order.patient, 'order.annul');
    expect(told?.description).toContain('Te vamos a devolver lo que pagaste');
  });

  test('while a pharmacist blocks it', async () => {
    const order = await orders.aSentOrder();
    await orders.block(order.pharmacist, order.prescription.key);
    expect((await orders.annul(order.prescription)).statusCode).toBe(200);
    expect((await stateOf(order)).status).toBe('REJECTED');
  });
});

async function aQuotedOrderOfOne(unitPrice: number): Promise<SentOrder> {
  const order = await orders.aSentOrder();
  await orders.quote(order.pharmacist, order, { items: [priced(order.prescription, unitPrice)] });
  return order;
}

describe('one of two prescriptions of an order is annulled', () => {
  test('before the quote: the branch quotes the other one', async () => {
    const order = await aSentOrderOfTwo();
    await orders.annul(order.second);
    expect(await stateOf(order)).toMatchObject({ status: 'CREATED', hasAnnulled: true });
    const refused = await orders.quote(order.pharmacist, order, {
      items: [priced(order.prescription, 1000), priced(order.second, 2000)],
    });
    expect(refused.json().code).toBe('pharmacy-orders.prescription-unavailable');
    const items = [priced(order.prescription, 1000)];
    const quoted = (await orders.quote(order.pharmacist, order, { items })).json().data;
    expect(quoted).toMatchObject({ status: 'QUOTED', total: 1000 });
  });

  test.each(['QUOTED', 'PRE_PAID'] as const)(
    'while it is %s: that quote is over, and nobody pays it',
    async (status) => {
      const order = await aQuotedOrderOfTwo();
      if (status === 'PRE_PAID') await orders.pay(order, 3000, 'PRE_PAID');
      await orders.annul(order.second);
      expect(await stateOf(order)).toMatchObject({
        status: 'CREATED',
        hasAnnulled: true,
        total: null,
        promisedDate: null,
        quotedDate: null,
        prepaidDate: null,
        expirationDate: expect.any(String),
      });
      expect(await subjectsTo(order.patient, 'order.annulPart')).toEqual([
        'Anularon una receta de tu pedido',
      ]);
      expect(await subjectsTo(order.pharmacist, 'order.annulPart')).toHaveLength(1);
      if (status === 'PRE_PAID') {
        await orders.payLate(order);
        await eventually(async () => expect(await refundsOf(order)).toEqual([300_000]));
      }
      const { items } = (await orders.detail(order.pharmacist, order.id)).json().data;
      expect(items).toEqual([]);
      const again = await orders.quote(order.pharmacist, order, {
        items: [priced(order.prescription, 1000)],
      });
      expect(again.json().data).toMatchObject({ status: 'QUOTED', total: 1000 });
    },
  );

  test('that the branch did not quote: the quote of the other one stands', async () => {
    const order = await aQuotedOrderOfTwo(false);
    await orders.annul(order.second);
    expect(await stateOf(order)).toMatchObject({ status: 'QUOTED', total: 1000 });
    await orders.pay(order, 1000);
  });

  test('while the other one was not quoted: the order is over, and the other one is free', async () => {
    const order = await aQuotedOrderOfTwo(false);
    await orders.annul(order.prescription);
    expect((await stateOf(order)).status).toBe('REJECTED');
    expect(await orders.standing(order.second.prescriptionId)).toBe('ISSUED');
  });

  test('once it was paid: the rest is served, and what was paid for it goes back', async () => {
    const order = await aQuotedOrderOfTwo();
    await orders.pay(order, 3000);
    await orders.annul(order.second);
    expect(await stateOf(order)).toMatchObject({ status: 'PAID', hasAnnulled: true });
    const { prescriptions } = (await orders.detail(order.pharmacist, order.id)).json().data;
    expect(prescriptions[1].status).toBe('ANNULLED');
    await orders.dispense(order.pharmacist, order.id, order.prescription.prescriptionId, [
      { item: 1, product: 'T', pack: 'P', quantity: 1, lot: 'L', substitution: null },
    ]);
    await orders.ship(order.pharmacist, order.id);
    expect(await stateOf(order)).toMatchObject({ status: 'SENT', refund: { amount: 2000 } });
  });

  test('before the other one is annulled too: all that was paid goes back', async () => {
    const order = await aQuotedOrderOfTwo();
    await orders.pay(order, 3000);
    await orders.annul(order.second);
    await orders.annul(order.prescription);
    expect(await stateOf(order)).toMatchObject({ status: 'REJECTED', refund: { amount: 3000 } });
  });
});

test("an annulment is heard at once on the open screens of the order's branch", async () => {
  proves('order-people-are-told');
  const order = await aQuotedOrderOfTwo();
  await orders.pay(order, 3000);
  const { token, accountId } = order.pharmacist;
  const line = await connectStock(`ws://127.0.0.1:${port}/ws`, token);
  const heard = await line.listen(`/user/${accountId}/private`);
  await orders.annul(order.second);
  await eventually(() =>
    expect((heard as OrderEvent[]).find(({ command }) => command === 'PurchaseOrder')).toEqual({
      command: 'PurchaseOrder',
      order: expect.objectContaining({ id: order.id, status: 'PAID' }),
    }),
  );
  await line.client.deactivate();
});

const ROUNDS = [1, 2, 3, 4];

test.each(ROUNDS)('an annulment and a payment at once: nobody keeps the money (%i)', async () => {
  proves('order-races');
  const order = await aQuotedOrderOfOne(1000);
  await orders.pay(order, 1000, 'PRE_PAID');
  await Promise.all([orders.payLate(order), orders.annul(order.prescription)]);
  await eventually(async () => expect(await refundsOf(order)).toEqual([100_000]));
  expect((await stateOf(order)).status).toBe('REJECTED');
});
