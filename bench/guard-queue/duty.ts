import type pg from 'pg';
import type { Product } from '../product.ts';
import { type Session, withSession } from '../sessions.ts';

/** Verified professionals on duty, copied from the demonstration's. */
export async function onDuty(product: Product, pool: pg.Pool, count: number): Promise<Session[]> {
  const sessions = await withSession(product, pool, 'clinica@cercana.test', count);
  const ids = sessions.map(({ id }) => id);
  await pool.query(
    `with model as (select person.* from person join account on account.id = account_id where email = 'clinica@cercana.test'),
       people as (insert into person (id, account_id, first_name, last_name, sex_str, birth_date, id_number)
         select gen_random_uuid(), made.id, first_name, last_name, sex_str, birth_date, id_number
         from unnest($1::uuid[]) as made(id), model returning id, account_id)
     insert into professional (account_id, person_id, full_profile, profession, refeps_code, verification)
     select account_id, id, true, 'Médica', '1', 'VERIFIED' from people`,
    [ids],
  );
  await pool.query(
    `insert into professional_specialty (professional_id, specialty_id, position) select unnest($1::uuid[]), 1, 0`,
    [ids],
  );
  await pool.query(
    `insert into professional_licence (id, professional_id, number, type_licence_str, issuer, jurisdiction_code, position)
     select gen_random_uuid(), unnest($1::uuid[]), '1', 'NATIONAL', 'Bench', '02', 0`,
    [ids],
  );
  await pool.query(
    `insert into professional_presence (account_id, specialty_id, available, lease_until)
     select unnest($1::uuid[]), 1, true, now() + interval '1 hour'`,
    [ids],
  );
  return sessions;
}

/** Waiting patients, each a different person. */
export async function waitingEntries(pool: pg.Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with model as (select person.*, account.email from person join account on account.id = account_id where account.email = 'paciente@cercana.test'),
      people as (insert into person (id, first_name, last_name, sex_str, birth_date, id_number)
        select gen_random_uuid(), 'Bench', 'Bench', 'FEMALE', '1990-01-01', '1' from generate_series(1, $1) returning id)
     insert into visit (origin, id, person_id, holder_id, account_id, specialty_id, reason, first_name, last_name, sex_str, birth_date, financer,
       holder_email, phase, status, patient_lease_until)
     select 'GUARD', gen_random_uuid(), people.id, model.id, model.account_id, 1, 'bench', 'Bench', 'Bench', 'FEMALE', '1990-01-01', 'x', model.email,
       'WAITING', 'WAITING', now() + interval '1 hour'
     from people, model returning id`,
    [count],
  );
  return rows.map(({ id }) => id);
}
