import { PAYMENT_MINUTES } from '@app/contract/payments';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { reconcile } from './reconcile.ts';
import { type MercadoPagoDesk, mercadoPagoDesk } from './testing/mercado-pago-desk.ts';
import { sendNotice } from './testing/mercado-pago-server.ts';

let desk: MercadoPagoDesk;
beforeAll(async () => {
  desk = await mercadoPagoDesk();
});

const secondsFromNow = (seconds: number) =>
  String(Math.floor(desk.clock.now().getTime() / 1_000) + seconds);

const statusOf = async (sending: Promise<Response>) => {
  const answer = await sending;
  expect(await answer.text()).toBe('');
  return answer.status;
};

const invoiceStatus = async (id: string) =>
  (await desk.rows('select status from invoice where id = $1', [id]))[0]?.status;

const everyRow = () =>
  desk.rows(
    `select (select count(*) from payment) as payments, (select count(*) from payment_notice) as notices,
       (select count(*) from refund_due) as refunds`,
  );

describe('a message is answered 401 and changes nothing', () => {
  test.each([
    ['signed by another', { secret: 'another-secret' }],
    ['older than five minutes', { ts: () => secondsFromNow(-301) }],
    ['from the future', { ts: () => secondsFromNow(301) }],
    ['whose signature is over another payment', { over: { id: '999' } }],
    ['without a signature', { over: { headers: { 'x-signature': '' } } }],
    ['with a signature of nothing', { over: { headers: { 'x-signature': 'ts=,v1=' } } }],
    [
      'with a signature of letters that are none',
      { over: { headers: { 'x-signature': `ts=${'1'.repeat(10)},v1=${'ñ'.repeat(32)}` } } },
    ],
    ['under another request', { over: { headers: { 'x-request-id': 'another' } } }],
    ['whose request has the template in it', { requestId: 'a;ts:1;' }],
  ])('%s', async (_, over) => {
    proves('payment-notices-are-signed');
    const { id, invoice, pesos } = await desk.begun();
    const payment = desk.shop.pay(invoice.id, pesos);
    const before = await everyRow();
    const ts = 'ts' in over && over.ts ? { ts: over.ts() } : {};
    expect(await statusOf(desk.notify(payment, { ...over, ...ts } as object))).toBe(401);
    expect(await everyRow()).toEqual(before);
    expect(await desk.stateOf(id)).toBe('PRE_PAID');
  });

  test('of a provider that is not ours', async () => {
    const payment = desk.shop.pay(newId(), 1);
    for (const name of ['test', 'nobody']) {
      const address = desk.noticesAt().replace('mercado-pago', name);
      const sent = sendNotice(address, desk.clock.now(), { id: payment });
      expect(await statusOf(sent)).toBe(401);
    }
  });
});

test.each([
  ['seconds', () => secondsFromNow(0)],
  ['milliseconds', () => String(desk.clock.now().getTime())],
])('a signature may count %s', async (_, ts) => {
  const { id, invoice, pesos } = await desk.begun();
  const payment = desk.shop.pay(invoice.id, pesos);
  expect(await statusOf(desk.notify(payment, { ts: ts() }))).toBe(200);
  expect(await desk.stateOf(id)).toBe('PAID');
  expect(await invoiceStatus(invoice.id)).toBe('PAID');
});

test('a message about something else than a payment is accepted and means nothing', async () => {
  const before = await everyRow();
  expect(await statusOf(desk.notify(1, { type: 'merchant_order' }))).toBe(200);
  expect(await everyRow()).toEqual(before);
});

test('a message about a payment that cannot be read yet is to come again, and then counts', async () => {
  const { id, invoice, pesos } = await desk.begun();
  const same = { requestId: newId(), ts: secondsFromNow(0) };
  expect(await statusOf(desk.notify(4_000_000, same))).toBe(503);
  expect(await desk.stateOf(id)).toBe('PRE_PAID');
  desk.shop.pay(invoice.id, pesos, { id: 4_000_000 });
  expect(await statusOf(desk.notify(4_000_000, same))).toBe(200);
  expect(await desk.stateOf(id)).toBe('PAID');
});

test('messages that are refused for their signature are counted by day', async () => {
  const refused = async () =>
    (
      await desk.rows<{ count: number }>(
        'select sum(count)::int as count from payment_notice_refused',
      )
    )[0]?.count ?? 0;
  const before = await refused();
  await Promise.all([1, 2, 3].map(() => desk.notify(5, { secret: 'another-secret' })));
  expect(await refused()).toBe(before + 3);
});

test('a payment of another reference, and what is no payment, move nothing', async () => {
  const { id } = await desk.begun();
  const foreign = [
    desk.shop.pay(newId(), 10),
    desk.shop.pay('Pedido 7', 10),
    desk.shop.pay(null, 10),
  ];
  for (const payment of foreign) expect(await statusOf(desk.notify(payment))).toBe(200);
  expect(await statusOf(desk.notify('not-a-number'))).toBe(200);
  expect(await desk.stateOf(id)).toBe('PRE_PAID');
});

describe('what cannot be read back moves nothing, and is told again later', () => {
  test.each(['fails', 'garbage', 'huge', 'redirects', 'another', 'hangs'] as const)(
    'while the provider %s',
    async (mood) => {
      proves('payment-is-read-back');
      const { id, invoice, pesos } = await desk.begun();
      const payment = desk.shop.pay(invoice.id, pesos);
      const again = { requestId: newId(), ts: secondsFromNow(0) };
      desk.shop.behave(mood);
      expect(await statusOf(desk.notify(payment, again))).toBe(503);
      expect(await desk.stateOf(id)).toBe('PRE_PAID');
      desk.shop.behave(undefined);
      expect(await statusOf(desk.notify(payment, again))).toBe(200);
      expect(await desk.stateOf(id)).toBe('PAID');
    },
  );
});

test('twenty messages at once, the same and others, pay once', async () => {
  proves('payment-captured-once');
  const { id, invoice, pesos } = await desk.begun();
  const payment = desk.shop.pay(invoice.id, pesos);
  const same = { requestId: newId(), ts: secondsFromNow(0) };
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, count) =>
      statusOf(desk.notify(payment, count % 2 === 0 ? same : {})),
    ),
  );
  expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await desk.toldOf(id)).toEqual(['paid']);
  expect(await desk.refundsOf(id)).toEqual([]);
});

test('a message that was heard is accepted again and not worked through', async () => {
  const { invoice, pesos } = await desk.begun();
  const payment = desk.shop.pay(invoice.id, pesos);
  const same = { requestId: newId(), ts: secondsFromNow(0) };
  await desk.notify(payment, same);
  const asked = desk.shop.asked.length;
  expect(await statusOf(desk.notify(payment, same))).toBe(200);
  expect(desk.shop.asked.length).toBe(asked);
});

describe('money goes back', () => {
  test.each([
    ['of one peso less', (pesos: number) => ({ transaction_amount: pesos - 1 })],
    ['of one peso', () => ({ transaction_amount: 1 })],
    ['of one centavo more', (pesos: number) => ({ transaction_amount: pesos + 0.01 })],
    ['in another currency', () => ({ currency_id: 'USD' })],
  ])('%s, and what it was for may be paid again', async (_, over) => {
    proves('payment-amount-is-the-servers');
    const { id, invoice, pesos } = await desk.begun();
    await desk.notify(desk.shop.pay(invoice.id, pesos, over(pesos)));
    expect(await desk.stateOf(id)).toBe('QUOTED');
    expect(await desk.refundsOf(id)).toMatchObject([{ reason: 'another amount' }]);
    await desk.notify(desk.shop.pay(invoice.id, pesos));
    expect(await desk.stateOf(id)).toBe('PAID');
  });

  test.each(['EXPIRED', 'REJECTED'])('that came after it was %s', async (state) => {
    proves('late-payment-goes-back');
    const { id, invoice, pesos } = await desk.begun();
    await desk.moveTo(id, state);
    const payment = desk.shop.pay(invoice.id, pesos);
    await Promise.all([desk.notify(payment), desk.notify(payment)]);
    expect(await desk.stateOf(id)).toBe(state);
    expect(await desk.refundsOf(id)).toMatchObject([{ reason: 'not waited for' }]);
  });

  test('that was for an earlier quote', async () => {
    const { id, invoice, pesos } = await desk.begun();
    await desk.rows(`update thing set version = 2, state = 'QUOTED' where id = $1`, [id]);
    await desk.notify(desk.shop.pay(invoice.id, pesos));
    expect(await desk.stateOf(id)).toBe('QUOTED');
    expect(await desk.refundsOf(id)).toHaveLength(1);
  });

  test('of all but one of several payments at once', async () => {
    const { id, invoice, pesos } = await desk.begun();
    const payments = Array.from({ length: 8 }, () => desk.shop.pay(invoice.id, pesos));
    await Promise.all(payments.map((payment) => desk.notify(payment)));
    expect(await desk.stateOf(id)).toBe('PAID');
    expect(await desk.refundsOf(id)).toHaveLength(7);
  });
});

test('a payment that failed lets pay again, on the same page too', async () => {
  const { id, invoice, owner, pesos } = await desk.begun();
  await desk.notify(desk.shop.pay(invoice.id, pesos, { status: 'rejected' }));
  expect(await desk.stateOf(id)).toBe('QUOTED');
  const again = await desk.askFor({ id, owner, pesos });
  expect(again.json().data.id).toBe(invoice.id);
  await desk.notify(desk.shop.pay(invoice.id, pesos));
  expect(await desk.stateOf(id)).toBe('PAID');
});

test('a payment that was approved stays so, whatever is read later', async () => {
  const { id, invoice, pesos } = await desk.begun();
  const payment = desk.shop.pay(invoice.id, pesos, { status: 'in_process' });
  await desk.notify(payment);
  expect(await desk.stateOf(id)).toBe('PRE_PAID');
  for (const status of ['approved', 'rejected', 'pending', 'refunded', 'something_new']) {
    desk.shop.change(payment, status);
    await desk.notify(payment);
    expect(await desk.stateOf(id)).toBe('PAID');
  }
});

test('the page of a payment that is heard before its link was stored is paid all the same', async () => {
  const thing = await desk.aThing();
  desk.shop.whenOpening(async () => {
    const [row] = await desk.rows<{ id: string }>('select id from invoice where entity_id = $1', [
      thing.id,
    ]);
    await desk.notify(desk.shop.pay(row?.id ?? '', thing.pesos));
  });
  expect((await desk.askFor(thing)).statusCode).toBe(200);
  desk.shop.whenOpening(async () => {});
  expect(await desk.stateOf(thing.id)).toBe('PAID');
});

/** All permutations of some steps. */
const orders = <T>(steps: readonly T[]): T[][] =>
  steps.length < 2
    ? [[...steps]]
    : steps.flatMap((step, at) =>
        orders([...steps.slice(0, at), ...steps.slice(at + 1)]).map((rest) => [step, ...rest]),
      );

test('page, its beginning and three messages end alike in every order', async () => {
  proves('payment-order-of-arrival');
  const steps = ['begin', 'rejected', 'approved', 'repeated'] as const;
  const ends = new Set<string>();
  for (const order of orders(steps)) {
    const thing = await desk.aThing();
    const invoice = (await desk.askFor(thing)).json().data;
    const failed = desk.shop.pay(invoice.id, thing.pesos, { status: 'rejected' });
    const paid = desk.shop.pay(invoice.id, thing.pesos);
    const doing = {
      begin: () =>
        desk.rows(`update thing set state = 'PRE_PAID' where id = $1 and state = 'QUOTED'`, [
          thing.id,
        ]),
      rejected: () => desk.notify(failed),
      approved: () => desk.notify(paid),
      repeated: () => desk.notify(paid),
    };
    for (const step of order) await doing[step]();
    const refunds = await desk.refundsOf(thing.id);
    ends.add(
      `${await desk.stateOf(thing.id)} ${refunds.length} ${await invoiceStatus(invoice.id)}`,
    );
  }
  expect([...ends]).toEqual(['PAID 0 PAID']);
});

describe('without a message', () => {
  const pass = async (minutes: number) => {
    desk.clock.advance(minutes);
    await Promise.all([reconcile(desk.payments), reconcile(desk.payments)]);
  };

  test('what was paid is found by asking', async () => {
    proves('payment-without-notice-is-found');
    const { id, invoice, pesos } = await desk.begun();
    desk.shop.pay(invoice.id, pesos);
    await pass(5);
    expect(await desk.stateOf(id)).toBe('PAID');
    expect(await desk.toldOf(id)).toEqual(['paid']);
  });

  test('what has no result is free again after half an hour, once the provider was asked', async () => {
    proves('payment-without-result-is-released');
    const { id, invoice, pesos } = await desk.begun();
    await pass(PAYMENT_MINUTES - 1);
    expect(await desk.stateOf(id)).toBe('PRE_PAID');
    desk.shop.behave('fails');
    await pass(6);
    expect(await desk.stateOf(id)).toBe('PRE_PAID');
    desk.shop.behave(undefined);
    await pass(6);
    expect(await desk.stateOf(id)).toBe('QUOTED');
    await desk.notify(desk.shop.pay(invoice.id, pesos));
    expect(await desk.stateOf(id)).toBe('PAID');
  });

  test('a page that is over is closed, and the next one is another', async () => {
    const { id, invoice, owner, pesos } = await desk.begun();
    await pass(66);
    expect(await invoiceStatus(invoice.id)).toBe('CLOSED');
    const next = (await desk.askFor({ id, owner, pesos })).json().data;
    expect(next.id).not.toBe(invoice.id);
    await desk.notify(desk.shop.pay(invoice.id, pesos));
    expect([await desk.stateOf(id), await invoiceStatus(next.id)]).toEqual(['PAID', 'CLOSED']);
  });

  test('one that its provider left pending is asked about until it is decided', async () => {
    const { id, invoice, pesos } = await desk.begun();
    const payment = desk.shop.pay(invoice.id, pesos, { status: 'pending' });
    await pass(66);
    expect(await desk.stateOf(id)).toBe('QUOTED');
    desk.shop.change(payment, 'approved');
    await pass(61);
    expect(await desk.stateOf(id)).toBe('PAID');
  });
});
