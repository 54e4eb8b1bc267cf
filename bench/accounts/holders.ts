import type pg from 'pg';
import type { Product } from '../product.ts';
import { withSession } from '../sessions.ts';

/**
 * Patients with a complete profile and room in their group, copied from the demonstration's; returns their
 * tokens.
 */
export async function holders(product: Product, pool: pg.Pool, count: number): Promise<string[]> {
  const sessions = await withSession(product, pool, 'paciente@cercana.test', count);
  await pool.query(
    `with model as (
       select person.*, prepaid_health_category_id as plan from person
       join account on account.id = account_id join patient on patient.person_id = person.id
       where email = 'paciente@cercana.test'),
     people as (
       insert into person (id, account_id, first_name, last_name, sex_str, birth_date, id_number)
       select gen_random_uuid(), made.id, first_name, last_name, sex_str, birth_date, (60000000 + place)::text
       from unnest($1::uuid[]) with ordinality as made(id, place), model returning id)
     insert into patient (person_id, full_profile, prepaid_health_category_id)
     select people.id, true, plan from people, model`,
    [sessions.map(({ id }) => id)],
  );
  return sessions.map(({ token }) => token);
}
