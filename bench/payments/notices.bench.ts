import { createHmac, hkdfSync, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { receivePaymentNotice } from '@app/contract/payments';
import type pg from 'pg';
import { fire, once, type Shot } from '../load.ts';
import { measure, type Result } from '../measure.ts';
import { addOrders, newCounter, type Ordered, patients } from '../pharmacy-orders/orders.ts';
import { type Measured, openPool, type Product } from '../product.ts';

const PAYMENTS = 1_000;
/** Messages per payment, all different. */
const TOLD = 10;
const ROUNDS = 5;
const AT_ONCE = 20;

type Notice = { paymentId: string; requestId: string };

/** Measures a provider's signed messages about payments: each order is paid once. */
export async function noticesBench(product: Product, bare: Measured): Promise<Result[]> {
  const pool = openPool(product);
  const senders = await patients(product, pool, 100);
  const { branchId } = await newCounter(product, pool);
  const run = async (address: string, secret: string, told: Ordered[]) => {
    const orders = await addOrders(pool, {
      patients: senders,
      branchId,
      status: 'PRE_PAID',
      count: PAYMENTS / ROUNDS,
    });
    told.push(...orders);
    const notices = shuffled(await approvedPayments(pool, orders));
    return notices.length / ((await tell(notices, address, secret)) / 1_000);
  };
  const [ours, theirs]: [Ordered[], Ordered[]] = [[], []];
  const address = `${product.url}${receivePaymentNotice.path.replace(':provider', 'test')}`;
  const secret = noticeSecret(product);
  const result = await measure({
    id: 'P22',
    what: `notices, ${TOLD} of each payment, ${AT_ONCE} at once`,
    unit: '/s',
    goal: { atLeast: 0.4 },
    rounds: ROUNDS,
    product: () => run(address, secret, ours),
    reference: () => run(`${bare.url}/notices`, 'bench', theirs),
  });
  const wrong = (await countUnpaid(pool, theirs)) + (await countWrong(pool, ours));
  await pool.end();
  const note = `${PAYMENTS * TOLD} notices of ${PAYMENTS} payments: ${wrong} orders not paid exactly once`;
  console.log(`       ${note}`);
  if (wrong > 0) throw new Error('a payment was counted twice or lost');
  return [{ ...result, note }];
}

/** The test provider's key, derived as the server does from the installation's secret. */
function noticeSecret({ folder }: Product): string {
  const secret = readFileSync(path.join(folder, 'secrets/session'), 'utf8');
  const key = hkdfSync('sha256', secret, '', 'notices of the test checkout', 32);
  return Buffer.from(key).toString('hex');
}

/** Open payment pages of orders at the test provider, already paid; returns the payments. */
async function approvedPayments(pool: pg.Pool, orders: Ordered[]): Promise<string[]> {
  // The sweep that asks about pages without a message must not settle them first.
  const { rows } = await pool.query<{ payment_id: string }>(
    `with pages as (insert into invoice (id, entity_name, entity_id, entity_version, account_id, provider, amount, currency,
         description, checkout_id, link, created_at, expires_at, ask_at)
       select gen_random_uuid(), 'PURCHASE_ORDER', id, quote_version, account_id, 'test', total, 'ARS', 'bench', 'bench',
         'bench', now(), now() + interval '1 hour', now() + interval '1 hour'
       from purchase_order where id = any($1) returning id, amount, expires_at)
     insert into test_checkout (id, invoice_id, amount, description, status, expires_at, payment_id)
     select gen_random_uuid(), id, amount, 'bench', 'APPROVED', expires_at, gen_random_uuid() from pages
     returning payment_id`,
    [orders.map(({ id }) => id)],
  );
  await pool.query('analyze invoice, test_checkout');
  return rows.map(({ payment_id }) => payment_id);
}

/** Each payment several times, ordered by random names. */
const shuffled = (payments: string[]): Notice[] =>
  payments
    .flatMap((paymentId) =>
      Array.from({ length: TOLD }, () => ({ paymentId, requestId: randomUUID() })),
    )
    .sort((one, other) => (one.requestId < other.requestId ? -1 : 1));

async function tell(notices: Notice[], address: string, secret: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const ms = await once(notices, AT_ONCE, async (notice) => {
    const status = await fire(agent, signed(notice, address, secret));
    if (status !== 200) throw new Error(`a notice was answered with ${status}`);
  });
  agent.destroy();
  return ms;
}

function signed({ paymentId, requestId }: Notice, address: string, secret: string): Shot {
  const ts = Math.floor(Date.now() / 1_000);
  const text = `id:${paymentId};request-id:${requestId};ts:${ts};`;
  const v1 = createHmac('sha256', secret).update(text).digest('hex');
  return {
    url: `${address}?data.id=${paymentId}&type=payment`,
    method: 'POST',
    headers: { 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
    body: JSON.stringify({ type: 'payment', data: { id: paymentId } }),
  };
}

async function countUnpaid(pool: pg.Pool, orders: Ordered[]): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from purchase_order where id = any($1) and status = 'PAID'`,
    [orders.map(({ id }) => id)],
  );
  return orders.length - rows.length;
}

/** Orders that were not paid exactly once, on one page, in one step, with every message stored and no refund due. */
async function countWrong(pool: pg.Pool, orders: Ordered[]): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(
    `select o.id from purchase_order o
       join invoice on entity_id = o.id and invoice.status = 'PAID'
       join payment on invoice_id = invoice.id and payment.status = 'APPROVED' and payment.amount = o.total
     where o.id = any($1) and o.status = 'PAID'
       and (select count(*) from payment_notice where provider_payment_id = payment.provider_payment_id) = $2
       and (select count(*) from purchase_order_event where order_id = o.id and command = 'confirmPayment') = 1
       and not exists (select from refund_due where payment_id = payment.id)`,
    [orders.map(({ id }) => id), TOLD],
  );
  return Math.abs(orders.length - rows.length);
}
