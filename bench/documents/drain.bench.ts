import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { measure, type Result } from '../measure.ts';
import { openPool, type Product } from '../product.ts';

const BURST = 500;
const ROUNDS = 3;
/** The rate that a clinic needs when everybody finishes at the same time. */
const ASKED_PER_SECOND = 50;
const LOOK_EVERY_MS = 50;

/** SQL that adds what the jobs of a burst are about, and returns the ids. */
type Burst = { queue: string; add: string };

const bursts: Record<'documents' | 'mail', Burst> = {
  documents: {
    queue: 'documents',
    add: `insert into document (id, consultation_id, person_id, author_id, kind, entity_id, title, content)
      select gen_random_uuid(), consultation_id, person_id, author_id, kind, gen_random_uuid(), title, content
      from (select *, row_number() over (partition by kind) as place from document
            where content ->> 'kind' = kind) model, generate_series(1, $1) turn
      where place = 1 order by turn limit $1 returning id`,
  },
  mail: {
    queue: 'outbound-message',
    add: `insert into outbound_message (id, channel, recipient, subject, body_text)
      select gen_random_uuid(), 'email', 'nadie@cercana.test', 'bench', 'bench' from generate_series(1, $1) returning id`,
  },
};

/** Measures the time from the first to the last of a burst of documents and mails. */
export async function drainBench(product: Product): Promise<Result[]> {
  const pool = openPool(product);
  const boss = new PgBoss({
    connectionString: product.databaseUrl,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  const common = {
    unit: '/s',
    goal: { atLeast: 1 },
    rounds: ROUNDS,
    warmUp: true,
    reference: async () => ASKED_PER_SECOND,
  };
  const results = [
    await measure({
      ...common,
      id: 'P14',
      what: 'documents made and signed after a burst',
      product: () => drain(pool, boss, bursts.documents),
    }),
    await measure({
      ...common,
      id: 'P15',
      what: 'mail sent after a burst',
      product: () => drain(pool, boss, bursts.mail),
    }),
  ];
  await boss.stop();
  await pool.end();
  return results;
}

async function drain(pool: pg.Pool, boss: PgBoss, { queue, add }: Burst): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(add, [BURST]);
  const began = performance.now();
  // As the product adds them: workers are told, and do not wait until they look again.
  await boss.insert(
    queue,
    rows.map(({ id }) => ({ data: { id } })),
  );
  while (await isBusy(pool, queue)) await pause(LOOK_EVERY_MS);
  return BURST / ((performance.now() - began) / 1000);
}

async function isBusy(pool: pg.Pool, queue: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select from pgboss.job where name = $1 and state < 'completed' limit 1`,
    [queue],
  );
  return rows.length > 0;
}
