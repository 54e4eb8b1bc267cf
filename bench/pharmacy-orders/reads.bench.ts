import {
  getOrder,
  listOrderExtras,
  listOrderItems,
  listOrders,
  ORDER_PAGE,
} from '@app/contract/pharmacy-orders';
import { load } from '../load.ts';
import { measure, type Result } from '../measure.ts';
import { type Measured, openPool, type Product } from '../product.ts';
import { addOrders, newCounter, patients } from './orders.ts';

const OWN_ORDERS = 200;
const READS = { connections: 16, ms: 1_500 };

type Bearer = { authorization: string };

/** Measures patients' reads of their orders against minimal code. */
export async function orderReadsBench(product: Product, bare: Measured): Promise<Result[]> {
  const pool = openPool(product);
  const plain = { authorization: `Bearer ${await (await fetch(`${bare.url}/token`)).text()}` };
  const [reader] = await patients(product, pool, 1);
  if (!reader) throw new Error('nobody reads');
  const headers = { authorization: `Bearer ${reader.token}` };
  const { branchId } = await newCounter(product, pool);
  const own = await addOrders(pool, {
    patients: [reader],
    branchId,
    status: 'QUOTED',
    count: OWN_ORDERS,
  });
  await pool.end();
  const calls = [getOrder.path, listOrderItems.path, listOrderExtras.path];
  const inTurn = (paths: string[], given: Bearer) =>
    perSecond((turn) => {
      const id = own[turn % own.length]?.id ?? '';
      return (paths[turn % paths.length] ?? '').replace(':orderId', id);
    }, given);
  return [
    await measure({
      id: 'P18',
      what: `${ORDER_PAGE} of ${OWN_ORDERS} own orders`,
      unit: 'req/s',
      warmUp: true,
      goal: { atLeast: 0.5 },
      product: () => perSecond(() => `${product.url}${listOrders.path}`, headers),
      reference: () => perSecond(() => `${bare.url}/orders?account=${reader.id}`, plain),
    }),
    await measure({
      id: 'P18',
      what: 'an order, its items and its extras',
      unit: 'req/s',
      warmUp: true,
      goal: { atLeast: 0.5 },
      product: () =>
        inTurn(
          calls.map((path) => product.url + path),
          headers,
        ),
      reference: () =>
        inTurn(
          ['', '/items', '/extras'].map((path) => `${bare.url}/orders/:orderId${path}`),
          plain,
        ),
    }),
  ];
}

async function perSecond(url: (turn: number) => string, headers: Bearer): Promise<number> {
  const { perSecond: answers, errors } = await load((turn) => ({ url: url(turn), headers }), READS);
  if (errors > 0) throw new Error(`${errors} errors from ${url(0)}`);
  return answers;
}
