import { Agent } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import {
  getGuardSummary,
  getPosition,
  listWaiting,
  QUEUE_REFRESH_MS,
  WAITING_COUNT_MS,
} from '@app/contract/guard-queue';
import { listOwnEntries, PATIENT_POLL_MS } from '@app/contract/visits';
import type pg from 'pg';
import { fire } from '../load.ts';
import { measure, type Result } from '../measure.ts';
import { openLines, stompLine } from '../platform/lines.ts';
import { openPool, type Product } from '../product.ts';
import { type Session, withSession } from '../sessions.ts';
import { onDuty } from './duty.ts';

const WAITING = 500;
const PROFESSIONALS = 20;
const SOCKETS = 1_000;
/** Two polls of every patient, after one that does not count. */
const MEASURED_MS = 2 * PATIENT_POLL_MS;
const WARM_UP_MS = PATIENT_POLL_MS;
const GOAL_MS = 150;

type Taken = { ms: number; status: number };

/** Measures the answer time when every waiting patient polls at the specified interval. */
export async function waitingPollsBench(product: Product): Promise<Result[]> {
  const pool = openPool(product);
  const patients = await withSession(product, pool, 'paciente@cercana.test', WAITING);
  const places = await join(pool, patients);
  const professionals = await onDuty(product, pool, PROFESSIONALS);
  const everybody = [...patients, ...professionals];
  const lines = await openLines(SOCKETS, (index) =>
    stompLine(product.url, everybody[index % everybody.length] as Session),
  );
  const before = await renewalsIn(pool);
  const taken: Taken[] = [];
  const result = await measure({
    id: 'P17',
    what: `p95 of a place, ${WAITING} wait, ${PROFESSIONALS} on duty`,
    unit: 'ms',
    goal: { atMost: 1 },
    rounds: 1,
    product: () => p95Of(product, { places, patients, professionals, taken }),
    reference: async () => GOAL_MS,
  });
  const note = `${taken.length} polls, ${taken.filter(({ status }) => status >= 400).length} refused; ${await renewedSince(pool, before)}`;
  console.log(`       ${note}`);
  for (const { socket } of lines) socket.terminate();
  await pool.end();
  return [{ ...result, note }];
}

type Asked = {
  places: Map<string, string>;
  patients: Session[];
  professionals: Session[];
  taken: Taken[];
};

async function p95Of(product: Product, { places, patients, professionals, taken }: Asked) {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const stop = new AbortController();
  let counts = false;
  const ask = async (path: string, { token }: Session): Promise<void> => {
    const started = performance.now();
    const status = await fire(agent, {
      url: product.url + path,
      headers: { authorization: `Bearer ${token}` },
    });
    if (counts && path.endsWith('/position'))
      taken.push({ ms: performance.now() - started, status });
  };
  const placeOf = ({ id }: Session) => getPosition.path.replace(':queueId', places.get(id) ?? '');
  const line = listWaiting.path.replace(':specialtyId', '1');
  const polling = [
    ...patients.map((one, index) =>
      every(PATIENT_POLL_MS, index / patients.length, stop.signal, () =>
        Promise.all([ask(placeOf(one), one), ask(listOwnEntries.path, one)]),
      ),
    ),
    ...professionals.flatMap((one, index) => [
      every(QUEUE_REFRESH_MS, index / professionals.length, stop.signal, () => ask(line, one)),
      every(WAITING_COUNT_MS, index / professionals.length, stop.signal, () =>
        ask(getGuardSummary.path, one),
      ),
    ]),
  ];
  await setTimeout(WARM_UP_MS);
  counts = true;
  await setTimeout(MEASURED_MS);
  stop.abort();
  await Promise.all(polling);
  agent.destroy();
  const sorted = taken.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.95)] ?? 0;
}

/** Repeats an action at an interval, starting at a phase, until aborted. */
async function every(ms: number, phase: number, signal: AbortSignal, act: () => Promise<unknown>) {
  await setTimeout(ms * phase);
  while (!signal.aborted) {
    const next = performance.now() + ms;
    await act();
    await setTimeout(Math.max(0, next - performance.now()), undefined, { signal }).catch(() => {});
  }
}

/** Adds one entry per account; returns the entries by account. */
async function join(pool: pg.Pool, patients: Session[]): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; account_id: string }>(
    `with people as (insert into person (id, account_id, first_name, last_name, sex_str, birth_date, id_number)
       select gen_random_uuid(), made.id, 'Bench', 'Bench', 'FEMALE', '1990-01-01', '1' from unnest($1::uuid[]) as made(id)
       returning id, account_id)
     insert into visit (origin, id, person_id, holder_id, account_id, specialty_id, reason, first_name, last_name, sex_str,
       birth_date, financer, holder_email, phase, status, patient_lease_until)
     select 'GUARD', gen_random_uuid(), id, id, account_id, 1, 'bench', 'Bench', 'Bench', 'FEMALE', '1990-01-01', 'x', 'x@cercana.test',
       'WAITING', 'WAITING', now() + interval '40 seconds' from people returning id, account_id`,
    [patients.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, account_id }) => [account_id, id]));
}

type Renewals = { all: number; hot: number };

/** Counts updated rows of the queue, and those that touched no index. */
async function renewalsIn(pool: pg.Pool): Promise<Renewals> {
  const { rows } = await pool.query<Renewals>(
    `select n_tup_upd::int as all, n_tup_hot_upd::int as hot from pg_stat_user_tables
     where relname = 'visit'`,
  );
  return rows[0] ?? { all: 0, hot: 0 };
}

const STATISTICS_MS = 2_000;

async function renewedSince(pool: pg.Pool, before: Renewals): Promise<string> {
  // The database updates its counters with a delay.
  await setTimeout(STATISTICS_MS);
  const now = await renewalsIn(pool);
  const [all, hot] = [now.all - before.all, now.hot - before.hot];
  return `${all} places renewed, ${all > 0 ? Math.round((100 * hot) / all) : 0}% of them in no index`;
}
