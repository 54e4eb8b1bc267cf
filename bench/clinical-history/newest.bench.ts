import { listPatientConsultations } from '@app/contract/consultations';
import { getOwnProfile } from '@app/contract/profiles';
import { load } from '../load.ts';
import { logIn } from '../log-in.ts';
import { measure, type Result } from '../measure.ts';
import { type Measured, openPool, type Product } from '../product.ts';

const VISITS = 2_000;
const READS = { connections: 16, ms: 2_000 };

/** Measures an audited page of a long history: the newest against minimal code, and the oldest against the newest. */
export async function historyBench(product: Product, bare: Measured): Promise<Result[]> {
  const { id_token } = await logIn(product.url, 'paciente@cercana.test');
  const headers = { authorization: `Bearer ${id_token}` };
  const bearer = { authorization: `Bearer ${await (await fetch(`${bare.url}/token`)).text()}` };
  const profile = await (await fetch(`${product.url}${getOwnProfile.path}`, { headers })).json();
  const person: string = profile.data.id;
  await longHistory(product, person);
  const read = async (url: string, given: Record<string, string>) => {
    const { perSecond, errors } = await load(() => ({ url, headers: given }), READS);
    if (errors > 0) throw new Error(`${errors} errors from ${url}`);
    return perSecond;
  };
  const page = (number: number) =>
    read(
      `${product.url}${listPatientConsultations.path}?patientId=${person}&page=${number}`,
      headers,
    );
  const newest = () => page(0);
  return [
    await measure({
      id: 'P4',
      what: 'newest consultation and its audit row',
      unit: 'req/s',
      warmUp: true,
      goal: { atLeast: 0.5 },
      product: newest,
      reference: () => read(`${bare.url}/newest-audited?person=${person}`, bearer),
    }),
    await measure({
      id: 'P4',
      what: 'the same, against a reading without audit',
      unit: 'req/s',
      warmUp: true,
      goal: { atLeast: 0.5 },
      product: newest,
      reference: () => read(`${bare.url}/newest?person=${person}`, bearer),
    }),
    await measure({
      id: 'P4',
      what: 'page 1,999 of 2,000 against the first',
      unit: 'req/s',
      warmUp: true,
      goal: { atLeast: 0.5 },
      product: () => page(VISITS - 1),
      reference: newest,
    }),
  ];
}

/** Old visits, copied from the newest one, so that the patient has 2,000. */
async function longHistory(product: Product, person: string) {
  const pool = openPool(product);
  await pool.query(
    `with model as (select c.*, e.account_id, e.specialty_id, e.sex_str, e.birth_date from consultation c
         join visit e on e.id = c.visit_id where c.person_id = $1 order by c.created_at desc limit 1),
       known as (select count(*) as total from consultation where person_id = $1),
       entries as (insert into visit (origin, id, person_id, holder_id, account_id, specialty_id, reason, first_name,
           last_name, sex_str, birth_date, financer, holder_email, phase, status, professional_id, patient_lease_until)
         select 'GUARD', gen_random_uuid(), person_id, holder_id, account_id, specialty_id, 'bench', 'Bench', 'Bench', sex_str,
           birth_date, 'x', 'x', 'FINISHED', 'FINISHED', author_id, now()
         from model, known, generate_series(1, $2 - known.total) returning id)
     insert into consultation (id, visit_id, claim_epoch, person_id, holder_id, author_id, consultation_type, diagnosis,
       reason, detail, attention_type, professional_name, professional_specialties, professional_license, started_at,
       created_at, content_hash)
     select gen_random_uuid(), entries.id, claim_epoch, person_id, holder_id, author_id, consultation_type, diagnosis,
       reason, detail, attention_type, professional_name, professional_specialties, professional_license, started_at,
       created_at - interval '1 day' * row_number() over (), content_hash
     from entries, model`,
    [person, VISITS],
  );
  await pool.query('analyze consultation');
  await pool.end();
}
