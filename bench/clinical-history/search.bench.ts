import { Agent } from 'node:http';
import { searchHistories } from '@app/contract/clinical-history';
import { fire } from '../load.ts';
import { logIn } from '../log-in.ts';
import { measure, type Result } from '../measure.ts';
import { openPool, type Product } from '../product.ts';

const PATIENTS = 100_000;
const ATTENDED = 2_000;
/** Two rounds stay below a professional's hourly search limit. */
const SEARCHES = 25;

/** Measures a search by name among 100,000 patients, of whom the professional attended 2,000 this month. */
export async function searchBench(product: Product): Promise<Result[]> {
  const { id_token } = await logIn(product.url, 'clinica@cercana.test');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const search = async (): Promise<number> => {
    const times: number[] = [];
    for (let turn = 0; turn < SEARCHES; turn += 1) {
      const started = performance.now();
      const status = await fire(agent, {
        url: `${product.url}${searchHistories.path}`,
        method: searchHistories.method,
        headers: { authorization: `Bearer ${id_token}` },
        body: JSON.stringify({ fullName: 'Pérez, Ana', fromDate: '2020-01-01' }),
      });
      if (status !== 200) throw new Error(`the search answered ${status}`);
      times.push(performance.now() - started);
    }
    return times.sort((a, b) => a - b)[Math.floor(SEARCHES / 2)] ?? 0;
  };
  const small = await search();
  await fillClinic(product);
  const large = await search();
  agent.destroy();
  return [
    await measure({
      id: 'P16',
      what: 'search among 100,000 patients against 20',
      unit: 'ms',
      rounds: 1,
      goal: { atMost: 5 },
      product: async () => large,
      reference: async () => small,
    }),
  ];
}

/** Adds patients, some attended by one professional in the last days. */
async function fillClinic(product: Product) {
  const pool = openPool(product);
  await pool.query(
    `with people as (insert into person (id, first_name, last_name, sex_str, birth_date, id_number)
         select gen_random_uuid(), (array['Ana', 'Luis', 'Eva', 'Juan'])[1 + n % 4],
           (array['Pérez', 'Gómez', 'Ruiz', 'Sosa', 'Díaz'])[1 + n % 5], 'FEMALE', '1980-05-05', (20000000 + n)::text
         from generate_series(1, $1) n returning id),
       patients as (insert into patient (person_id, full_profile) select id, true from people returning person_id),
       model as (select c.*, e.account_id, e.specialty_id from consultation c
         join visit e on e.id = c.visit_id
         join account on account.id = c.author_id where account.email = 'clinica@cercana.test' limit 1),
       entries as (insert into visit (origin, id, person_id, holder_id, account_id, specialty_id, reason, first_name,
           last_name, sex_str, birth_date, financer, holder_email, phase, status, professional_id, patient_lease_until)
         select 'GUARD', gen_random_uuid(), attended.person_id, attended.person_id, account_id, specialty_id, 'bench', 'Bench', 'Bench', 'FEMALE',
           '1980-05-05', 'x', 'x', 'FINISHED', 'FINISHED', author_id, now()
         from model, (select person_id from patients limit $2) attended returning id, person_id)
     insert into consultation (id, visit_id, claim_epoch, person_id, holder_id, author_id, consultation_type, diagnosis,
       reason, detail, attention_type, professional_name, professional_specialties, professional_license, started_at,
       created_at, content_hash)
     select gen_random_uuid(), entries.id, claim_epoch, entries.person_id, entries.person_id, author_id,
       consultation_type, diagnosis, reason, detail, attention_type, professional_name, professional_specialties,
       professional_license, started_at, now() - interval '1 minute' * row_number() over (), content_hash
     from entries, model`,
    [PATIENTS, ATTENDED],
  );
  await pool.query('analyze person, patient, consultation');
  await pool.end();
}
