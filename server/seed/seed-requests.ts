import { addDays, dayOf, HOUR_MS } from '@app/contract/kernel';
import { businessDaysLater, RECTIFICATION_BUSINESS_DAYS } from '@app/contract/own-data';
import type { RequestDetails, RequestKind } from '@app/contract/requests';
import type pg from 'pg';
import { newId } from '../src/platform/ids.ts';
import { NO_DETAILS } from '../src/requests/index.ts';
import { applicant } from './people.ts';
import type { SeededPeople } from './seed-people.ts';

/** Days within which five business days end, whatever holidays there are. */
const DAYS_AHEAD = 30;

type Seeding = { pool: pg.Pool; people: SeededPeople; now: Date };

/** Adds requests to the demonstration, so that its deadlines and board have data. */
export async function seedRequests({ pool, people, now }: Seeding): Promise<void> {
  const { accountId, holderId, professionalIds } = people;
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const [latest, earlier, third] = await visitsOf(pool, accountId);
  await askForPlan(pool, hoursAgo(26));
  await rate(pool, { accountId, visitId: latest, stars: 2, at: hoursAgo(50) });
  await report(pool, {
    accountId: professionalIds[0],
    visitId: earlier,
    text: 'Se cortó el sonido dos veces: me escuchaban con eco.',
    at: hoursAgo(5),
  });
  const asked = hoursAgo(49);
  const due = await correctionDue(pool, asked);
  await open(pool, {
    kind: 'CORRECTION',
    accountId,
    personId: holderId,
    visitId: third,
    details: {
      text: 'Figura que vivo en Córdoba.',
      wanted: 'Vivo en la Ciudad de Buenos Aires.',
    },
    at: asked,
    due,
  });
}

/** The visits of an account, newest first. */
async function visitsOf(pool: pg.Pool, accountId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from visit where account_id = $1 and person_id = holder_id and closed_at is not null
     order by closed_at desc`,
    [accountId],
  );
  return rows.map(({ id }) => id);
}

async function askForPlan(pool: pg.Pool, at: Date): Promise<void> {
  const { rows } = await pool.query<{ id: string; account_id: string; plan: string }>(
    `select person.id, account_id, plan.name as plan from person
     join patient on patient.person_id = person.id
     join prepaid_health_category plan on plan.id = patient.prepaid_health_category_id
     where id_number = $1`,
    [applicant.id_number],
  );
  const [person] = rows;
  if (!person) throw new Error('the demonstration has somebody who asks for another plan');
  const id = newId();
  await pool.query(
    `insert into plan_request (id, kind, person_id, holder_id, plan_name, wanted_plan_id, affiliate_number,
       asked_on, created_at)
     select $1, 'CHANGE', $2, $2, $3, id, $4, $5, $6 from prepaid_health_category where name = 'OSDE 310'`,
    [id, person.id, person.plan, applicant.affiliate_number, dayOf(at), at],
  );
  await open(pool, {
    id,
    kind: 'PLAN_CHANGE',
    accountId: person.account_id,
    personId: person.id,
    details: {
      phone: applicant.phone_number ?? null,
      planName: person.plan,
      wantedPlan: 'OSDE, OSDE 310',
      affiliateNumber: applicant.affiliate_number ?? null,
    },
    at,
  });
}

type About = { accountId: string | undefined; visitId: string | undefined; at: Date };

async function rate(
  pool: pg.Pool,
  { accountId, visitId, stars, at }: About & { stars: number },
): Promise<void> {
  await pool.query(
    'insert into visit_rating (visit_id, account_id, rating, created_at) values ($1, $2, $3, $4)',
    [visitId, accountId, stars, at],
  );
  await open(pool, { kind: 'LOW_RATING', accountId, visitId, details: { stars }, at });
}

async function report(
  pool: pg.Pool,
  { accountId, visitId, text, at }: About & { text: string },
): Promise<void> {
  const id = newId();
  await pool.query(
    'insert into problem_report (id, visit_id, account_id, body, created_at) values ($1, $2, $3, $4, $5)',
    [id, visitId, accountId, text, at],
  );
  await open(pool, { id, kind: 'PROBLEM', accountId, visitId, details: { text }, at });
}

/** The end of the fifth business day (requirement: data clocks). */
async function correctionDue(pool: pg.Pool, asked: Date): Promise<Date> {
  const today = dayOf(asked);
  const { rows } = await pool.query<{ day: string }>(
    'select day::text from holiday where active and day between $1 and $2',
    [today, addDays(today, DAYS_AHEAD)],
  );
  return businessDaysLater(asked, RECTIFICATION_BUSINESS_DAYS, new Set(rows.map(({ day }) => day)));
}

type Opened = Pick<About, 'accountId' | 'at'> & {
  id?: string;
  kind: RequestKind;
  personId?: string;
  visitId?: string | undefined;
  details: Partial<RequestDetails>;
  due?: Date;
};

async function open(pool: pg.Pool, { due, ...given }: Opened): Promise<void> {
  const details = { ...NO_DETAILS, ...given.details, visitId: given.visitId ?? null };
  await pool.query(
    `insert into staff_request (id, kind, account_id, person_id, visit_id, details, created_at, due_at, alarm_at)
     values ($1, $2, $3, coalesce($4, (select person_id from visit where id = $5)), $5, $6, $7, $8, $9)`,
    [
      given.id ?? newId(),
      given.kind,
      given.accountId,
      given.personId ?? null,
      given.visitId ?? null,
      details,
      given.at,
      due ?? null,
      due ? new Date(due.getTime() - 24 * HOUR_MS) : null,
    ],
  );
}
