import { createInvoice } from '@app/contract/payments';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { giveBack } from './give-back.ts';
import { type MercadoPagoDesk, mercadoPagoDesk } from './testing/mercado-pago-desk.ts';

let desk: MercadoPagoDesk;
beforeAll(async () => {
  desk = await mercadoPagoDesk();
});

const refusal = async (asked: ReturnType<MercadoPagoDesk['askFor']>) => {
  const answer = await asked;
  const { code, current } = answer.json();
  return { status: answer.statusCode, code, ...(current && { current }) };
};

const invoicesOf = (id: string) =>
  desk.rows('select status, link from invoice where entity_id = $1 order by created_at', [id]);

describe('there is no payment page', () => {
  test('without a session', async () => {
    const thing = await desk.aThing();
    expect(await refusal(desk.askFor({ ...thing, owner: '' }))).toMatchObject({ status: 401 });
  });

  test('for what belongs to somebody else, as for what does not exist', async () => {
    const [thing, other] = [await desk.aThing(), await desk.aThing()];
    const missing = { status: 404, code: 'payments.not-found' };
    expect(await refusal(desk.askFor({ ...thing, owner: other.owner }))).toEqual(missing);
    expect(await refusal(desk.askFor({ ...thing, id: newId() }))).toEqual(missing);
  });

  test.each(['CREATED', 'PRE_PAID', 'PAID', 'EXPIRED'])('for what is %s', async (state) => {
    const thing = await desk.aThing();
    await desk.moveTo(thing.id, state);
    expect(await refusal(desk.askFor(thing))).toEqual({
      status: 409,
      code: 'payments.not-payable',
    });
  });

  test('for what costs nothing', async () => {
    const refused = await refusal(desk.askFor(await desk.aThing(0)));
    expect(refused).toEqual({ status: 409, code: 'payments.not-payable' });
  });

  test.each([1, 4812.34, 4812.36, 99_999_999.99])('for $ %d instead', async (amount) => {
    proves('payment-page-once');
    const thing = await desk.aThing();
    expect(await refusal(desk.askFor(thing, { amount }))).toEqual({
      status: 409,
      code: 'payments.amount-changed',
      current: { amount: thing.pesos },
    });
    expect(await invoicesOf(thing.id)).toEqual([]);
  });

  test.each([
    { amount: -1 },
    { amount: 4812.355 },
    { amount: '4812.35' },
    { currency: 'USD' },
    { entityName: 'CONSULTATION' },
    { entityId: '1' },
    { status: 'PAID' },
  ])('with %o', async (over) => {
    expect((await desk.askFor(await desk.aThing(), over)).statusCode).toBe(400);
  });

  test.each(['fails', 'garbage', 'huge', 'redirects'] as const)(
    'while the provider %s, and later there is',
    async (mood) => {
      const thing = await desk.aThing();
      desk.shop.behave(mood);
      expect(await refusal(desk.askFor(thing))).toEqual({
        status: 503,
        code: 'payments.provider-unavailable',
      });
      expect(await desk.stateOf(thing.id)).toBe('QUOTED');
      desk.shop.behave(undefined);
      expect((await desk.askFor(thing)).statusCode).toBe(200);
      expect(await invoicesOf(thing.id)).toHaveLength(1);
    },
  );

  test.each([
    'https://evil.example',
    'https://www.mercadopago.com.ar.evil.example',
    'https://evilmercadopago.com.ar',
    'http://www.mercadopago.com.ar',
    'javascript:alert(1)//',
  ])('on %s', async (host) => {
    desk.shop.whenOpening(async () => {}, host);
    const refused = await refusal(desk.askFor(await desk.aThing()));
    desk.shop.whenOpening(async () => {});
    expect(refused.code).toBe('payments.provider-unavailable');
  });
});

test('twenty askers at once get one page', async () => {
  proves('payment-page-once');
  const thing = await desk.aThing();
  const answers = await Promise.all(Array.from({ length: 20 }, () => desk.askFor(thing)));
  const given = new Set(answers.map((answer) => JSON.stringify(answer.json().data)));
  expect(given.size).toBe(1);
  expect(await invoicesOf(thing.id)).toHaveLength(1);
});

test('a page says what is paid, by whom it is known and until when', async () => {
  proves('call-checkout');
  const thing = await desk.aThing(1500.5);
  const answer = await desk.askFor(thing);
  const parsed = createInvoice.response.parse(answer.json()).data;
  expect(parsed).toMatchObject({ amount: 1500.5, currency: 'ARS', presentation: 'redirect' });
  expect(parsed.checkoutLink).toMatch(/^https:\/\/www\.mercadopago\.com\.ar\/checkout\//);
  const page = desk.shop.pages.get(parsed.id)?.body;
  expect(page).toMatchObject({
    items: [{ title: 'Pedido 1', quantity: 1, unit_price: 1500.5, currency_id: 'ARS' }],
    external_reference: parsed.id,
    notification_url: 'https://cercana.test/api/payments/notices/mercado-pago?source_news=webhooks',
    back_urls: {
      success: `https://cercana.test/paciente/mis-pedidos/${thing.id}?pago=${parsed.id}`,
    },
    auto_return: 'approved',
    expires: true,
  });
});

test('another quote has another page, and the earlier one is closed', async () => {
  const thing = await desk.aThing();
  const first = (await desk.askFor(thing)).json().data;
  await desk.rows('update thing set version = 2, amount = 100 where id = $1', [thing.id]);
  const second = (await desk.askFor({ ...thing, pesos: 1 })).json().data;
  expect(second.id).not.toBe(first.id);
  expect((await invoicesOf(thing.id)).map(({ status }) => status)).toEqual(['CLOSED', 'OPEN']);
});

describe('what is paid asks', () => {
  const inTransaction = <T>(doing: Parameters<typeof execute<T>>[0]) => execute(doing);
  const execute = <T>(
    doing: (transaction: Parameters<MercadoPagoDesk['ofPayables']['hasOpen']>[0]) => Promise<T>,
  ) => desk.payments.database.transaction().execute(doing);

  test('whether a page of its quote is open, and which one', async () => {
    const { id, invoice } = await desk.begun();
    const has = (version: number, invoiceId?: string) =>
      inTransaction((transaction) =>
        desk.ofPayables.hasOpen(
          transaction,
          'PURCHASE_ORDER',
          { entityId: id, version },
          invoiceId,
        ),
      );
    expect(await Promise.all([has(1), has(1, invoice.id), has(2), has(1, newId())])).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('for what was paid back, once, and reads what became of it', async () => {
    proves('refund-until-it-is-done');
    const { id, invoice, pesos } = await desk.begun();
    await desk.notify(desk.shop.pay(invoice.id, pesos));
    const owe = () =>
      inTransaction(async (transaction) => {
        await desk.rows(`update thing set state = 'REJECTED' where id = $1`, [id]);
        await desk.ofPayables.owe(transaction, 'PURCHASE_ORDER', id, { reason: 'Sin stock' });
      });
    await Promise.all([owe(), owe()]);
    const amount = Math.round(pesos * 100);
    const refunds = () => desk.ofPayables.refundsOf('PURCHASE_ORDER', [id, newId()]);
    expect(await refunds()).toEqual([{ entity_id: id, amount, refunded_at: null }]);
    await Promise.all([giveBack(desk.payments), giveBack(desk.payments)]);
    expect(await refunds()).toEqual([{ entity_id: id, amount, refunded_at: expect.any(Date) }]);
    expect(await desk.toldOf(id)).toEqual(['paid', 'refunded']);
  });

  test('for a part of it back, which goes back once though the answer got lost', async () => {
    proves('refund-until-it-is-done');
    const { id, invoice, pesos } = await desk.begun();
    const payment = desk.shop.pay(invoice.id, pesos);
    await desk.notify(payment);
    const owe = (atMost: number) =>
      inTransaction((transaction) =>
        desk.ofPayables.owe(transaction, 'PURCHASE_ORDER', id, { reason: 'Falta', atMost }),
      );
    expect(await owe(0)).toBe(0);
    expect(await Promise.all([owe(100_000), owe(100_000)])).toContain(100_000);
    // The refund leaves what the thing is worth now.
    await desk.rows('update thing set amount = amount - 100000 where id = $1', [id]);
    expect(await desk.refundsOf(id)).toMatchObject([{ amount: 100_000 }]);
    await giveBack(desk.payments);
    const given = () =>
      [...desk.shop.refunds.values()].filter(({ payment_id }) => payment_id === payment);
    expect(given()).toMatchObject([{ amount: 1000 }]);
    await desk.rows(
      `update refund_due set refunded_at = null, next_try_at = created_at where id in
      (select refund_due.id from refund_due join payment on payment.id = payment_id where invoice_id = $1)`,
      [invoice.id],
    );
    await giveBack(desk.payments);
    expect(given()).toHaveLength(1);
    expect(await desk.refundsOf(id)).toMatchObject([{ refunded_at: expect.any(Date) }]);
  });

  test('no more than was paid back', async () => {
    const { id, invoice, pesos } = await desk.begun();
    await desk.notify(desk.shop.pay(invoice.id, pesos));
    await desk.moveTo(id, 'REJECTED');
    const owed = { reason: 'Falta', atMost: 99_999_999 };
    const owe = inTransaction((transaction) =>
      desk.ofPayables.owe(transaction, 'PURCHASE_ORDER', id, owed),
    );
    expect(await owe).toBe(Math.round(pesos * 100));
  });

  test('nothing back for what was never paid', async () => {
    const { id } = await desk.begun();
    await inTransaction((transaction) =>
      desk.ofPayables.owe(transaction, 'PURCHASE_ORDER', id, { reason: 'Sin stock' }),
    );
    expect(await desk.refundsOf(id)).toEqual([]);
  });
});

describe('money that is due back', () => {
  const late = async () => {
    const { id, invoice, pesos } = await desk.begun();
    await desk.moveTo(id, 'EXPIRED');
    const payment = desk.shop.pay(invoice.id, pesos);
    await desk.notify(payment);
    return { id, payment };
  };

  test('is tried until the provider takes it, with growing pauses', async () => {
    proves('refund-until-it-is-done');
    const { id } = await late();
    desk.shop.behave('fails');
    for (const minutes of [0, 1, 1, 1, 1]) {
      desk.clock.advance(minutes);
      await giveBack(desk.payments);
    }
    expect(await desk.refundsOf(id)).toMatchObject([
      { tries: 3, refunded_at: null, last_error: expect.stringContaining('500') },
    ]);
    desk.shop.behave(undefined);
    desk.clock.advance(10);
    await giveBack(desk.payments);
    expect(await desk.refundsOf(id)).toMatchObject([{ refunded_at: expect.any(Date) }]);
    expect(await desk.toldOf(id)).toEqual(['refunded']);
  });

  test('that went back while the answer got lost is not due any more', async () => {
    const { id, payment } = await late();
    desk.shop.behave('garbage');
    await giveBack(desk.payments);
    desk.shop.behave(undefined);
    desk.shop.change(payment, 'refunded');
    desk.clock.advance(5);
    await giveBack(desk.payments);
    expect(await desk.refundsOf(id)).toMatchObject([{ refunded_at: expect.any(Date) }]);
  });

  test('goes back once, whoever gives it back at the same time', async () => {
    const { id, payment } = await late();
    await Promise.all(Array.from({ length: 8 }, () => giveBack(desk.payments)));
    const given = [...desk.shop.refunds.values()].filter(
      ({ payment_id }) => payment_id === payment,
    );
    expect([given.length, await desk.toldOf(id)]).toEqual([1, ['refunded']]);
  });
});
