import { dayOf } from '@app/contract/kernel';
import { quoteOrder } from '@app/contract/pharmacy-orders';
import { anOrderItem, aQuote } from '@app/contract/pharmacy-orders/fixtures';
import { load, type Shot } from '../load.ts';
import { measure, type Result } from '../measure.ts';
import { type Measured, openPool, type Product } from '../product.ts';
import { addOrders, newCounter, type Ordered, patients } from './orders.ts';

const ORDERS = 100;
const WRITES = { connections: 8, ms: 2_000 };

/** Measures a branch that corrects its quotes. */
export async function quotesBench(product: Product, bare: Measured): Promise<Result[]> {
  const pool = openPool(product);
  const bearer = { authorization: `Bearer ${await (await fetch(`${bare.url}/token`)).text()}` };
  const senders = await patients(product, pool, ORDERS);
  const { branchId, token } = await newCounter(product, pool);
  const quoted = { patients: senders, branchId, status: 'QUOTED', count: ORDERS } as const;
  const ours = await addOrders(pool, quoted);
  const theirs = await addOrders(pool, quoted);
  await pool.end();
  const promisedDate = dayOf(new Date());
  const shoot = (orders: Ordered[], shot: (order: Ordered) => Shot) => async () => {
    const { perSecond, errors } = await load((turn) => {
      const order = orders[turn % orders.length] as Ordered;
      const items = [anOrderItem({ prescriptionId: order.prescriptionId })];
      return {
        ...shot(order),
        method: 'PUT',
        body: JSON.stringify(aQuote({ items, promisedDate })),
      };
    }, WRITES);
    if (errors > 0) throw new Error(`${errors} quotes were refused`);
    return perSecond;
  };
  return [
    await measure({
      id: 'P20',
      what: 'quotes corrected, 8 at once',
      unit: '/s',
      warmUp: true,
      goal: { atLeast: 0.4 },
      product: shoot(ours, ({ id }) => ({
        url: `${product.url}${quoteOrder.path.replace(':orderId', id)}`,
        headers: { authorization: `Bearer ${token}` },
      })),
      reference: shoot(theirs, ({ id }) => ({
        url: `${bare.url}/orders/${id}/quote`,
        headers: bearer,
      })),
    }),
  ];
}
