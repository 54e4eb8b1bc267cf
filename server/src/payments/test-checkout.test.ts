import { decideTestCheckout, getTestCheckout, type TestDecision } from '@app/contract/payments';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { eventually } from '../testing/eventually.ts';
import { giveBack } from './give-back.ts';
import { type Begun, type PaymentDesk, paymentDesk } from './testing/payment-desk.ts';

let desk: PaymentDesk;
beforeAll(async () => {
  desk = await paymentDesk();
});
afterEach(() => desk.isBalanced());

const pageOf = ({ invoice }: Begun) => invoice.checkoutLink.split('/').at(-1) ?? '';

const decide = (begun: Begun, decision: TestDecision, account = begun.owner) =>
  desk.call(
    decideTestCheckout,
    { params: { checkoutId: pageOf(begun) }, body: { decision } },
    account,
  );

const read = (checkoutId: string, account: string) =>
  desk.call(getTestCheckout, { params: { checkoutId } }, account);

const becomes = (begun: Begun, state: string) =>
  eventually(async () => expect(await desk.stateOf(begun.id)).toBe(state));

test('nobody sees or decides the page of somebody else, as if there were none', async () => {
  const [begun, other] = [await desk.begun(), await desk.begun()];
  const answers = [
    await read(pageOf(begun), other.owner),
    await read(newId(), other.owner),
    await decide(begun, 'APPROVED', other.owner),
  ];
  for (const answer of answers)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'payments.not-found']);
  expect((await read(pageOf(begun), '')).statusCode).toBe(401);
  expect(await desk.stateOf(begun.id)).toBe('PRE_PAID');
});

test('the page is ours, shown in a frame, and says what is paid', async () => {
  const begun = await desk.begun(1500.5);
  expect(begun.invoice.presentation).toBe('frame');
  expect(begun.invoice.checkoutLink).toBe(`/pago-de-prueba/${pageOf(begun)}`);
  expect((await read(pageOf(begun), begun.owner)).json().data).toEqual({
    id: pageOf(begun),
    amount: 1500.5,
    description: 'Pedido 1',
    status: 'OPEN',
  });
});

describe('a decision reaches what is paid by a signed message', () => {
  test('approved', async () => {
    proves('test-checkout-is-not-for-production');
    const begun = await desk.begun();
    const before = await desk.rows('select count(*) as heard from payment_notice');
    expect((await decide(begun, 'APPROVED')).json().data.status).toBe('APPROVED');
    await becomes(begun, 'PAID');
    const after = await desk.rows('select count(*) as heard from payment_notice');
    expect(Number(after[0]?.heard)).toBe(Number(before[0]?.heard) + 1);
  });

  test('rejected, after which there is another page', async () => {
    const begun = await desk.begun();
    await decide(begun, 'REJECTED');
    await becomes(begun, 'QUOTED');
    const next = (await desk.askFor(begun)).json().data;
    expect(next.checkoutLink).not.toBe(begun.invoice.checkoutLink);
    expect(await desk.rows('select status from invoice where id = $1', [begun.invoice.id])).toEqual(
      [{ status: 'FAILED' }],
    );
  });

  test('left pending, and approved later', async () => {
    const begun = await desk.begun();
    await decide(begun, 'PENDING');
    await eventually(async () =>
      expect(
        await desk.rows(`select id from payment where invoice_id = $1 and status = 'PENDING'`, [
          begun.invoice.id,
        ]),
      ).toHaveLength(1),
    );
    expect(await desk.stateOf(begun.id)).toBe('PRE_PAID');
    await decide(begun, 'APPROVED');
    await becomes(begun, 'PAID');
  });
});

test('a page is decided once, also by two at once', async () => {
  const begun = await desk.begun();
  const answers = await Promise.all([decide(begun, 'APPROVED'), decide(begun, 'REJECTED')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
  const given = answers.find(({ statusCode }) => statusCode === 200)?.json();
  expect(refused).toMatchObject({ code: 'payments.closed', current: given.data });
});

test('a page that is over takes no payment', async () => {
  const begun = await desk.begun();
  desk.clock.advance(61);
  expect((await read(pageOf(begun), begun.owner)).json().data.status).toBe('CLOSED');
  const refused = await decide(begun, 'APPROVED');
  expect(refused.json()).toMatchObject({ code: 'payments.closed', current: { status: 'CLOSED' } });
});

test('what is not waited for any more goes back by its books', async () => {
  const begun = await desk.begun();
  await desk.moveTo(begun.id, 'EXPIRED');
  await decide(begun, 'APPROVED');
  await eventually(async () => expect(await desk.refundsOf(begun.id)).toHaveLength(1));
  await giveBack(desk.payments);
  expect(await desk.refundsOf(begun.id)).toMatchObject([{ refunded_at: expect.any(Date) }]);
});

test('a message without the signature of this installation is nothing', async () => {
  const answer = await fetch(`${desk.noticesAt()}?data.id=${newId()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect([answer.status, await answer.text()]).toEqual([401, '']);
});
