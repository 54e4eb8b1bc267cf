import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { commandEntry } from '@app/contract/guard-queue';
import { updateGuardAvailability } from '@app/contract/presence';
import type pg from 'pg';
import { fire } from '../load.ts';
import { logIn } from '../log-in.ts';
import { measure, type Result } from '../measure.ts';
import { openPool, type Product } from '../product.ts';

const RACES = Number(process.env.BENCH_RACES ?? 300);
const CONTENDERS = 4;

/** Claims under contention: four professionals call the same patient, thousands of times. */
export async function claimBench(product: Product): Promise<Result[]> {
  const pool = openPool(product);
  const professionals = await contenders(product, pool);
  const agent = new Agent({ keepAlive: true, maxSockets: CONTENDERS });
  let doubles = 0;
  let lost = 0;

  const race = async (): Promise<number> => {
    const entries = await waitingEntries(pool, RACES);
    const started = performance.now();
    for (const queueId of entries) {
      const url = `${product.url}${commandEntry.path.replace(':queueId', queueId)}`;
      const body = JSON.stringify({ command: 'GetPatient' });
      const statuses = await Promise.all(
        professionals.map((token) =>
          fire(agent, { url, method: 'PUT', headers: { authorization: `Bearer ${token}` }, body }),
        ),
      );
      const winners = statuses.filter((status) => status === 200).length;
      if (winners > 1) doubles += 1;
      if (winners === 0) lost += 1;
      await pool.query(
        `update guard_queue_entry set phase = 'QUIT', status = 'QUIT' where id = $1`,
        [queueId],
      );
    }
    return RACES / ((performance.now() - started) / 1000);
  };

  const bareRace = async (): Promise<number> => {
    const entries = await waitingEntries(pool, RACES);
    const started = performance.now();
    for (const queueId of entries) {
      await Promise.all(professionals.map(() => bareClaim(pool, queueId)));
      await pool.query(
        `update guard_queue_entry set phase = 'QUIT', status = 'QUIT' where id = $1`,
        [queueId],
      );
    }
    return RACES / ((performance.now() - started) / 1000);
  };

  const result = await measure({
    id: 'P6',
    what: `claims by ${CONTENDERS} at once over HTTP`,
    unit: '/s',
    goal: { atLeast: 0.5 },
    product: race,
    reference: bareRace,
    rounds: 5,
  });
  console.log(`       ${RACES * 5} races: ${doubles} double, ${lost} without a winner`);
  if (doubles > 0 || lost > 0) throw new Error('a claim was given twice, or to nobody');
  agent.destroy();
  await pool.end();
  return [result];
}

const bareClaim = (pool: pg.Pool, id: string) =>
  pool.query({
    name: 'bare-claim',
    text: `update guard_queue_entry set phase = 'OFFERED', status = 'STARTED', professional_id = account_id
           where id = (select id from guard_queue_entry where id = $1 and phase = 'WAITING' for update skip locked) returning id`,
    values: [id],
  });

/** Verified professionals on duty, copied from the demonstration's. */
async function contenders(product: Product, pool: pg.Pool): Promise<string[]> {
  const tokens: string[] = [];
  for (let index = 0; index < CONTENDERS; index += 1) {
    const email = `bench${index}-${randomUUID().slice(0, 8)}@cercana.test`;
    const [account, person] = [randomUUID(), randomUUID()];
    await pool.query(
      `with model as (select * from account where email = 'clinica@cercana.test'),
        new_account as (insert into account (id, email, role, status, password_hash, activated_at) select $1, $2, role, status, password_hash, now() from model returning id),
        new_person as (insert into person (id, account_id, first_name, last_name, sex_str, birth_date, id_number)
          select $3, $1, first_name, last_name, sex_str, birth_date, id_number from person where account_id = (select id from model) returning id)
       select 1`,
      [account, email, person],
    );
    await pool.query(
      `insert into professional (account_id, person_id, full_profile, profession, refeps_code, verification)
       values ($1, $2, true, 'Médica', '1', 'VERIFIED')`,
      [account, person],
    );
    await pool.query(
      `insert into professional_specialty (professional_id, specialty_id, position) values ($1, 1, 0)`,
      [account],
    );
    const { id_token } = await logIn(product.url, email);
    await fetch(`${product.url}${updateGuardAvailability.path.replace(':id', account)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${id_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ virtualGuardAvailability: true }),
    });
    tokens.push(id_token);
  }
  return tokens;
}

/** Entries that wait, each of a person of its own. */
async function waitingEntries(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with model as (select person.*, account.email from person join account on account.id = account_id where account.email = 'paciente@cercana.test'),
      people as (insert into person (id, first_name, last_name, sex_str, birth_date, id_number)
        select gen_random_uuid(), 'Bench', 'Bench', 'FEMALE', '1990-01-01', '1' from generate_series(1, $1) returning id)
     insert into guard_queue_entry (id, person_id, holder_id, account_id, specialty_id, reason, first_name, last_name, sex_str, birth_date, financer,
       holder_email, phase, status, patient_lease_until)
     select gen_random_uuid(), people.id, model.id, model.account_id, 1, 'bench', 'Bench', 'Bench', 'FEMALE', '1990-01-01', 'x', model.email,
       'WAITING', 'WAITING', now() + interval '1 hour'
     from people, model returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}
