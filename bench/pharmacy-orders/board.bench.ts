import { listBranchOrders } from '@app/contract/pharmacy-orders';
import type pg from 'pg';
import { load } from '../load.ts';
import { measure, type Result } from '../measure.ts';
import { openPool, type Product } from '../product.ts';
import { addOrders, type Counter, newCounter, type Patient, patients } from './orders.ts';

const ORDERS = { few: 1_000, many: 10_000 };
const READS = { connections: 16, ms: 1_500 };

/** Measures a page of the board of a branch with many orders, against one with few. */
export async function boardBench(product: Product): Promise<Result[]> {
  const pool = openPool(product);
  const senders = await patients(product, pool, 100);
  const few = await withOrders(product, pool, senders, ORDERS.few);
  const many = await withOrders(product, pool, senders, ORDERS.many);
  await pool.end();
  const results: Result[] = [];
  for (const statuses of ['CREATED', 'REJECTED,EXPIRED']) {
    const page = ({ token }: Counter) => msOf(product, statuses, token);
    results.push(
      await measure({
        id: 'P19',
        what: `${statuses} of 10,000 against 1,000`,
        unit: 'ms',
        warmUp: true,
        goal: { atMost: 1.2 },
        product: () => page(many),
        reference: () => page(few),
      }),
    );
  }
  return results;
}

/** A branch whose orders are half new and half rejected. */
async function withOrders(
  product: Product,
  pool: pg.Pool,
  senders: Patient[],
  count: number,
): Promise<Counter> {
  const counter = await newCounter(product, pool);
  const half = { patients: senders, branchId: counter.branchId, count: count / 2 };
  await addOrders(pool, { ...half, status: 'CREATED' });
  await addOrders(pool, { ...half, status: 'REJECTED' });
  return counter;
}

/** Milliseconds for a page. */
async function msOf({ url }: Product, statuses: string, token: string): Promise<number> {
  const page = {
    url: `${url}${listBranchOrders.path}?statuses=${statuses}&page=0`,
    headers: { authorization: `Bearer ${token}` },
  };
  const { perSecond, errors } = await load(() => page, READS);
  if (errors > 0) throw new Error(`${errors} errors from ${page.url}`);
  return (READS.connections * 1_000) / perSecond;
}
