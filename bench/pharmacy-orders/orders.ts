import { randomInt } from 'node:crypto';
import type { OrderStatus } from '@app/contract/pharmacy-orders';
import type pg from 'pg';
import type { Product } from '../product.ts';
import { type Session, withSession } from '../sessions.ts';

/** A patient with a visit in which medicines can be prescribed. */
export type Patient = Session & { personId: string; consultationId: string };

/** The login of a pharmacy, and its branch. */
export type Counter = Session & { branchId: string };

export type Ordered = { id: string; prescriptionId: string };

/** Patients with a visit each, copied from one of the demonstration. */
export async function patients(product: Product, pool: pg.Pool, count: number): Promise<Patient[]> {
  const sessions = await withSession(product, pool, 'paciente@cercana.test', count);
  const { rows } = await pool.query<{ account: string; person: string; visit: string }>(
    `with model as (select c.*, e.specialty_id from consultation c join visit e on e.id = c.visit_id limit 1),
       people as (insert into person (id, account_id, first_name, last_name, sex_str, birth_date, id_number, phone_number)
         select gen_random_uuid(), made.id, 'Bench', 'Bench', 'FEMALE', '1990-01-01', '1', '1'
         from unnest($1::uuid[]) as made(id) returning id, account_id),
       entries as (insert into visit (origin, id, person_id, holder_id, account_id, specialty_id, reason, first_name,
           last_name, sex_str, birth_date, financer, holder_email, phase, status, professional_id, patient_lease_until)
         select 'GUARD', gen_random_uuid(), people.id, people.id, people.account_id, specialty_id, 'bench', 'Bench', 'Bench',
           'FEMALE', '1990-01-01', 'x', 'x', 'FINISHED', 'FINISHED', author_id, now()
         from people, model returning id, person_id, account_id),
       visits as (insert into consultation (id, visit_id, claim_epoch, person_id, holder_id, author_id, consultation_type,
           diagnosis, reason, detail, attention_type, professional_name, professional_specialties, professional_license,
           started_at, content_hash)
         select gen_random_uuid(), entries.id, claim_epoch, entries.person_id, entries.person_id, author_id,
           consultation_type, diagnosis, reason, detail, attention_type, professional_name, professional_specialties,
           professional_license, started_at, content_hash
         from entries, model returning id, visit_id)
     select account_id as account, person_id as person, visits.id as visit from entries join visits on visit_id = entries.id`,
    [sessions.map(({ id }) => id)],
  );
  const visits = new Map(rows.map(({ account, ...one }) => [account, one]));
  return sessions.map((session) => ({
    ...session,
    personId: visits.get(session.id)?.person ?? '',
    consultationId: visits.get(session.id)?.visit ?? '',
  }));
}

/** A new branch of a new pharmacy, and its account. */
export async function newCounter(product: Product, pool: pg.Pool): Promise<Counter> {
  const [session] = await withSession(product, pool, 'farmacia@cercana.test', 1);
  if (!session) throw new Error('nobody serves at the counter');
  const { rows } = await pool.query<{ branchId: string }>(
    `with company as (insert into pharmacy (cuit, name) values ($2, 'Bench') returning id),
       branch as (insert into branch_office (pharmacy_id, name, street_name, street_number, phone_number, locality,
           province_code)
         select id, 'Bench', 'Bench', '1', '1', 'Bench', '02' from company returning id)
     insert into branch_account (account_id, branch_id) select $1, id from branch returning branch_id as "branchId"`,
    [session.id, String(randomInt(10_000_000_000, 99_999_999_999))],
  );
  return { ...session, branchId: rows[0]?.branchId ?? '' };
}

type Made = {
  patients: readonly Patient[];
  branchId: string;
  status: Extract<OrderStatus, 'CREATED' | 'QUOTED' | 'PRE_PAID' | 'PAID' | 'REJECTED'>;
  count: number;
};

/** Orders of one prescription with one line each, distributed over the patients, in a given status. */
export async function addOrders(
  pool: pg.Pool,
  { patients: senders, branchId, status, count }: Made,
): Promise<Ordered[]> {
  const { rows } = await pool.query<Ordered>(ORDERS, [
    senders.map(({ id }) => id),
    senders.map(({ personId }) => personId),
    senders.map(({ consultationId }) => consultationId),
    count,
    branchId,
    status,
  ]);
  await pool.query('analyze purchase_order, purchase_order_prescription, purchase_order_item');
  await pool.query('analyze prescription, prescription_line');
  return rows;
}

const TODAY = `(now() at time zone 'America/Argentina/Buenos_Aires')::date`;

const ORDERS = `
  with senders as (select * from unnest($1::uuid[], $2::uuid[], $3::uuid[]) with ordinality
      as one(account_id, person_id, consultation_id, turn)),
    made as (select gen_random_uuid() as order_id, gen_random_uuid() as prescription_id, place, senders.*
      from generate_series(1, $4::integer) place join senders on turn = 1 + place % cardinality($1)),
    model as (select prescription.*, line.generic_name, line.form, line.concentration, line.presentation,
        line.sale_condition, line.posology
      from prescription join prescription_line line on prescription_id = prescription.id limit 1),
    prescriptions as (insert into prescription (id, external_id, consultation_id, author_id, person_id, holder_id,
        patient_name, professional_name, professional_license, professional_login, diagnosis, status, start_date, sent_at,
        test_mark)
      select made.prescription_id, made.prescription_id, made.consultation_id, author_id, made.person_id, made.person_id,
        'Bench Bench', professional_name, professional_license, professional_login, diagnosis,
        case when $6 = 'REJECTED' then 'ISSUED' else 'SENT' end, ${TODAY}, case when $6 <> 'REJECTED' then now() end,
        test_mark
      from made, model),
    lines as (insert into prescription_line (id, prescription_id, item, cuir, generic_name, form, concentration,
        presentation, sale_condition, quantity, posology)
      select gen_random_uuid(), prescription_id, 1, lpad(abs(hashtextextended(prescription_id::text, 0))::text, 41, '0'),
        generic_name, form, concentration, presentation, sale_condition, 1, posology
      from made, model),
    orders as (insert into purchase_order (id, account_id, branch_id, status, created_at, quoted_at, prepaid_at, paid_at,
        rejected_at, moved_at, expires_at, quote_version, delivery_cost, total, promised_day, delivery_kind)
      select order_id, account_id, $5, $6, now(), case when $6 <> 'CREATED' then now() end,
        case when $6 in ('PRE_PAID', 'PAID') then now() end, case when $6 = 'PAID' then now() end,
        case when $6 = 'REJECTED' then now() end, now() - interval '1 second' * place, now() + interval '2 days',
        case when $6 <> 'CREATED' then 1 else 0 end, case when $6 <> 'CREATED' then 0 end,
        case when $6 <> 'CREATED' then 481235 end, case when $6 <> 'CREATED' then ${TODAY} end, 'PICKUP'
      from made order by place),
    ordered as (insert into purchase_order_prescription (order_id, prescription_id, person_id, position, live)
      select order_id, prescription_id, person_id, 1, $6 <> 'REJECTED' from made),
    items as (insert into purchase_order_item (order_id, quote_version, prescription_id, item, name, pack, quantity,
        unit_price, discount, covered)
      select order_id, 1, prescription_id, 1, 'Bench', 'Bench', 1, 471235, 0, false from made where $6 <> 'CREATED'),
    extras as (insert into purchase_order_extra (order_id, quote_version, position, name, quantity, unit_price, discount)
      select order_id, 1, 1, 'Bench', 1, 10000, 0 from made where $6 <> 'CREATED')
  select order_id as id, prescription_id as "prescriptionId" from made`;
