import { Agent } from 'node:http';
import { dispenseOrder } from '@app/contract/pharmacy-orders';
import { fire, once, type Shot } from '../load.ts';
import { measure, type Result } from '../measure.ts';
import { type Measured, openPool, type Product } from '../product.ts';
import { addOrders, newCounter, type Ordered, patients } from './orders.ts';

const ORDERS = 300;
const ROUNDS = 5;
/** Prescriptions dispensed at once, each by two counters. */
const AT_ONCE = 8;
const CONTENDERS = 2;

/** Results of prescriptions that two counters dispense at once: exactly one has to succeed. */
type Tally = { races: number; doubles: number; lost: number; other: number };

const HANDED_OVER = {
  pharmacist: { name: 'Bench', licence: 'MP 1' },
  lines: [{ item: 1, product: 'Bench', pack: 'Bench', quantity: 1, lot: '1', substitution: null }],
};

/** Measures prescriptions of paid orders, each dispensed by two counters at once. */
export async function orderDispensingBench(product: Product, bare: Measured): Promise<Result[]> {
  const pool = openPool(product);
  const bearer = { authorization: `Bearer ${await (await fetch(`${bare.url}/token`)).text()}` };
  const senders = await patients(product, pool, ORDERS / ROUNDS);
  const counter = await newCounter(product, pool);
  const ours: Tally = { races: 0, doubles: 0, lost: 0, other: 0 };
  const theirs: Tally = { races: 0, doubles: 0, lost: 0, other: 0 };
  const paid = { patients: senders, branchId: counter.branchId, status: 'PAID' } as const;
  const run = async (serve: (order: Ordered) => Shot, tally: Tally) => {
    const orders = await addOrders(pool, { ...paid, count: ORDERS / ROUNDS });
    return orders.length / ((await races(orders, serve, tally)) / 1_000);
  };
  const result = await measure({
    id: 'P21',
    what: `prescriptions served, ${CONTENDERS} counters each`,
    unit: '/s',
    goal: { atLeast: 0.4 },
    rounds: ROUNDS,
    warmUp: true,
    product: () =>
      run(
        ({ id, prescriptionId }) => ({
          url: `${product.url}${dispenseOrder.path.replace(':orderId', id)}`,
          headers: { authorization: `Bearer ${counter.token}` },
          body: JSON.stringify({ ...HANDED_OVER, prescriptionId }),
        }),
        ours,
      ),
    reference: () =>
      run(
        ({ prescriptionId }) => ({
          url: `${bare.url}/prescriptions/${prescriptionId}/dispensing?account=${counter.id}&branch=${counter.branchId}`,
          headers: bearer,
          body: JSON.stringify(HANDED_OVER),
        }),
        theirs,
      ),
  });
  await pool.end();
  const note = `${ours.races} prescriptions: ${ours.doubles} served twice, ${ours.lost} not at all, ${ours.other} other answers`;
  console.log(`       ${note}`);
  if (ours.doubles + ours.lost + ours.other > 0)
    throw new Error('a prescription was served twice or not at all');
  return [{ ...result, note }];
}

async function races(orders: Ordered[], serve: (order: Ordered) => Shot, tally: Tally) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE * CONTENDERS });
  const ms = await once(orders, AT_ONCE, async (order) => {
    const shot = { ...serve(order), method: 'POST' };
    const statuses = await Promise.all(Array.from({ length: CONTENDERS }, () => fire(agent, shot)));
    const served = statuses.filter((status) => status === 200).length;
    tally.races += 1;
    if (served > 1) tally.doubles += 1;
    if (served === 0) tally.lost += 1;
    tally.other += statuses.filter((status) => status !== 200 && status !== 409).length;
  });
  agent.destroy();
  return ms;
}
