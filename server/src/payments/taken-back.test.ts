import { beforeAll, describe, expect, test } from 'vitest';
import { giveBack } from './give-back.ts';
import { type MercadoPagoDesk, mercadoPagoDesk } from './testing/mercado-pago-desk.ts';

let desk: MercadoPagoDesk;
beforeAll(async () => {
  desk = await mercadoPagoDesk();
});

async function aPaidThing() {
  const begun = await desk.begun();
  const payment = desk.shop.pay(begun.invoice.id, begun.pesos);
  await desk.notify(payment);
  expect(await desk.stateOf(begun.id)).toBe('PAID');
  return { ...begun, payment };
}

const takenOf = (id: string) =>
  desk.rows<{ kind: string; amount: number; returned_at: Date | null; version: number }>(
    `select taken.* from payment_taken_back taken join payment on payment.id = payment_id
       join invoice on invoice.id = invoice_id where entity_id = $1`,
    [id],
  );

const isHeld = async (id: string) =>
  (await desk.ofPayables.takenBackOf('PURCHASE_ORDER', [id])).length === 1;

const owe = (id: string) =>
  desk.payments.database
    .transaction()
    .execute((transaction) =>
      desk.ofPayables.owe(transaction, 'PURCHASE_ORDER', id, { reason: 'it is cancelled' }),
    );

describe('money that the provider takes back after it was captured', () => {
  test.each([
    ['refunded', 'REFUNDED'],
    ['charged_back', 'CHARGED_BACK'],
    ['in_mediation', 'IN_MEDIATION'],
  ])(
    'holds what it paid for and is told once, also of twenty messages at once: %s',
    async (status, kind) => {
      const { id, payment, pesos } = await aPaidThing();
      expect(await isHeld(id)).toBe(false);
      desk.shop.change(payment, status);
      await Promise.all(Array.from({ length: 20 }, () => desk.notify(payment)));
      expect(await takenOf(id)).toMatchObject([{ kind, amount: Math.round(pesos * 100) }]);
      expect(await isHeld(id)).toBe(true);
      expect(await desk.toldOf(id)).toEqual(['paid', kind]);
    },
  );

  test('is not refunded again', async () => {
    for (const status of ['refunded', 'charged_back']) {
      const { id, payment } = await aPaidThing();
      desk.shop.change(payment, status);
      await desk.notify(payment);
      expect(await owe(id)).toBe(0);
      expect(await desk.refundsOf(id)).toEqual([]);
    }
  });

  test('in a part leaves the rest to be refunded', async () => {
    const { id, payment, pesos } = await aPaidThing();
    const read = desk.shop.payments.get(String(payment));
    Object.assign(read ?? {}, { transaction_amount_refunded: 1000 });
    await desk.notify(payment);
    expect(await takenOf(id)).toMatchObject([{ kind: 'REFUNDED', amount: 100_000 }]);
    expect(await owe(id)).toBe(Math.round(pesos * 100) - 100_000);
    await desk.rows(`update thing set amount = amount - $2, state = 'REJECTED' where id = $1`, [
      id,
      100_000,
    ]);
    await desk.rows('update payment set amount = amount - 100000 where provider_payment_id = $1', [
      String(payment),
    ]);
  });

  test('stays held where it is approved again, until a person decides', async () => {
    const { id, payment } = await aPaidThing();
    for (const status of ['in_mediation', 'approved', 'approved']) {
      desk.shop.change(payment, status);
      await desk.notify(payment);
    }
    expect(await takenOf(id)).toMatchObject([{ returned_at: expect.any(Date), version: 2 }]);
    expect(await isHeld(id)).toBe(true);
    expect(await desk.stateOf(id)).toBe('PAID');
  });

  test('is told again where the claim ends as a charge-back', async () => {
    const { id, payment } = await aPaidThing();
    for (const status of ['in_mediation', 'charged_back']) {
      desk.shop.change(payment, status);
      await desk.notify(payment);
    }
    expect(await desk.toldOf(id)).toEqual(['paid', 'IN_MEDIATION', 'CHARGED_BACK']);
  });
});

test('a refund that we made is not taken back by its provider', async () => {
  const { id, payment } = await aPaidThing();
  await owe(id);
  await desk.moveTo(id, 'REJECTED');
  await desk.notify(payment);
  await giveBack(desk.payments);
  await desk.notify(payment);
  expect(await desk.toldOf(id)).toEqual(['paid', 'refunded']);
  expect(await takenOf(id)).toEqual([]);
});

test('a claim about what was never captured holds nothing', async () => {
  const { id, invoice, pesos } = await desk.begun();
  for (const status of ['in_mediation', 'refunded', 'charged_back'])
    await desk.notify(desk.shop.pay(invoice.id, pesos, { status }));
  expect([await desk.stateOf(id), await isHeld(id)]).toEqual(['PRE_PAID', false]);
});
