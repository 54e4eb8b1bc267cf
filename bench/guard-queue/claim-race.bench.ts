import { Agent } from 'node:http';
import { commandEntry } from '@app/contract/visits';
import { fire, type Shot } from '../load.ts';
import { measure, type Result } from '../measure.ts';
import { type Measured, openPool, type Product } from '../product.ts';
import { onDuty, waitingEntries } from './duty.ts';

/** Total races; BENCH_RACES changes them. */
const RACES = Number(process.env.BENCH_RACES ?? 10_000);
const ROUNDS = 5;
/** Patients waiting at a time. */
const LINE = 200;
const CONTENDERS = 4;
/** Patients called at once, each by different professionals. */
const AT_ONCE = 8;

/** Results of the claims: no patient may be claimed twice or lost. */
type Tally = { races: number; doubles: number; lost: number; other: number };
type Claim = (queueId: string, contender: number) => Shot;

/** Measures contended claims: four professionals call the same patient. */
export async function claimBench(product: Product, bare: Measured): Promise<Result[]> {
  const pool = openPool(product);
  const professionals = await onDuty(product, pool, CONTENDERS * AT_ONCE);
  const bearer = { authorization: `Bearer ${await (await fetch(`${bare.url}/token`)).text()}` };
  const ours: Tally = { races: 0, doubles: 0, lost: 0, other: 0 };
  const theirs: Tally = { races: 0, doubles: 0, lost: 0, other: 0 };
  const body = JSON.stringify({ command: 'GetPatient' });
  const run = async (claim: Claim, tally: Tally) => {
    let ms = 0;
    for (let left = RACES / ROUNDS; left > 0; left -= LINE)
      ms += await races(product, await waitingEntries(pool, Math.min(LINE, left)), claim, tally);
    return RACES / ROUNDS / (ms / 1000);
  };

  const result = await measure({
    id: 'P6',
    what: `claims, ${CONTENDERS} professionals a patient`,
    unit: '/s',
    goal: { atLeast: 0.5 },
    rounds: ROUNDS,
    product: () =>
      run(
        (id, contender) => ({
          url: `${product.url}${commandEntry.path.replace(':queueId', id)}`,
          method: 'PUT',
          headers: { authorization: `Bearer ${professionals[contender]?.token}` },
          body,
        }),
        ours,
      ),
    reference: () =>
      run(
        (id, contender) => ({
          url: `${bare.url}/claim/${id}?professional=${professionals[contender]?.id}`,
          method: 'PUT',
          headers: bearer,
        }),
        theirs,
      ),
  });
  await pool.end();
  const note = `${ours.races} races: ${ours.doubles} double, ${ours.lost} lost, ${ours.other} other answers`;
  console.log(`       ${note}`);
  if (ours.doubles + ours.lost + ours.other > 0) throw new Error('a claim was given twice or lost');
  return [{ ...result, note }];
}

/** Calls every waiting patient, several at once; returns the milliseconds. */
async function races(product: Product, entries: string[], claim: Claim, tally: Tally) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONTENDERS * AT_ONCE });
  // Releasing a professional for the next race is not measured.
  const free = openPool(product, '-c synchronous_commit=off');
  const started = performance.now();
  const inTurn = async (group: number) => {
    for (let id = entries.pop(); id; id = entries.pop()) {
      const queueId = id;
      const statuses = await Promise.all(
        Array.from({ length: CONTENDERS }, (_, index) =>
          fire(agent, claim(queueId, group * CONTENDERS + index)),
        ),
      );
      record(tally, statuses);
      await free.query({ name: 'free', text: FREE, values: [queueId] });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, group) => inTurn(group)));
  const ms = performance.now() - started;
  agent.destroy();
  await free.end();
  return ms;
}

const FREE = `update visit set phase = 'QUIT', status = 'QUIT' where id = $1`;

function record(tally: Tally, statuses: number[]) {
  const winners = statuses.filter((status) => status === 200).length;
  tally.races += 1;
  if (winners > 1) tally.doubles += 1;
  if (winners === 0) tally.lost += 1;
  tally.other += statuses.filter((status) => status !== 200 && status !== 409).length;
}
