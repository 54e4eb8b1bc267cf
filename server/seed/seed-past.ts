import { finishedConsultationSchema } from '@app/contract/consultations';
import { addDays, dayOf, instantAt, MINUTE_MS, minutesOf } from '@app/contract/kernel';
import type pg from 'pg';
import { type Consultations, finishConsultation } from '../src/consultations/index.ts';
import type { Dispensing } from '../src/dispensing/index.ts';
import type { PharmacyOrders } from '../src/pharmacy-orders/index.ts';
import { newId } from '../src/platform/ids.ts';
import type { PriceList } from '../src/price-list/index.ts';
import { titledName } from '../src/profiles/index.ts';
import { type PastOrder, pastOrders } from './past-orders.ts';
import { type PastVisit, pastVisits } from './past-visits.ts';
import { professionals } from './people.ts';
import { addAppointment, type SeedAppointment } from './seed-agendas.ts';
import { seedCounter } from './seed-counter.ts';
import { seedOrder } from './seed-order.ts';
import type { SeededPeople } from './seed-people.ts';
import { seedPrices } from './seed-prices.ts';

/** Visits newer than this are still news in the inbox. */
const NEWS_DAYS = 5;

type Past = {
  pool: pg.Pool;
  consultations: Consultations;
  dispensing: Dispensing;
  orders: PharmacyOrders;
  priceList: PriceList;
  people: SeededPeople;
  /** The login of the pharmacy that dispensed. */
  pharmacyId: string;
};

/** Adds the past of the demonstration clinic, using the product's own code to finish a consultation and to dispense. */
export async function seedPast(past: Past): Promise<void> {
  const visits: (PastVisit & { order?: PastOrder })[] = [...pastVisits, ...pastOrders];
  const oldestFirst = visits.sort((one, other) => other.daysAgo - one.daysAgo);
  for (const visit of oldestFirst) {
    const ended = await seedVisit(past, visit);
    const { accountId } = past.people;
    if (visit.order) await seedOrder({ ...past, ...ended, accountId }, visit.order);
  }
  await seedPrices(past.priceList, past.pharmacyId);
}

async function seedVisit(
  past: Past,
  visit: PastVisit,
): Promise<{ consultationId: string; endedAt: Date }> {
  const { pool, consultations, people } = past;
  const { holderId, accountId, memberIds, professionalIds } = people;
  const personId = [holderId, ...memberIds][visit.who] ?? holderId;
  const [generalist = '', paediatrician = ''] = professionalIds;
  const isChild = visit.who === 2;
  const professionalId = isChild ? paediatrician : generalist;
  const professional = professionals[isChild ? 1 : 0];
  const endedAt = endOf(visit, consultations.clock.now());
  const startedAt = new Date(endedAt.getTime() - visit.minutes * MINUTE_MS);
  const queueId = newId();
  const appointmentId = visit.byAppointment
    ? await addBegunAppointment(pool, {
        professionalId,
        personId,
        holderId,
        accountId,
        startsAt: startedAt,
        reason: visit.reason,
      })
    : null;
  await pool.query(
    `insert into visit (origin, appointment_id, id, person_id, holder_id, account_id, specialty_id, reason, first_name, last_name, sex_str,
       birth_date, financer, holder_email, phase, status, professional_id, professional_name, professional_licence, claim_epoch,
       created_at, offered_at, accepted_at, started_at, patient_lease_until)
     select case when $10::uuid is null then 'GUARD' else 'APPOINTMENT' end, $10, $1, person.id, $2, $3, $4, $5, first_name, last_name, sex_str, birth_date, 'Cercana Familiar', account.email,
       'IN_CALL', 'STARTED', $6, $11, '', nextval('visit_claim_epoch'), $7, $8, $8, $8, now() + interval '1 hour'
     from person, account where person.id = $9 and account.id = $3`,
    [
      queueId,
      holderId,
      accountId,
      isChild ? 2 : 1,
      visit.reason,
      professionalId,
      new Date(startedAt.getTime() - 6 * MINUTE_MS),
      startedAt,
      personId,
      appointmentId,
      professional ? titledName(professional) : '',
    ],
  );
  const actor = {
    accountId: professionalId,
    sessionId: newId(),
    email: '',
    role: 'PROFESSIONAL' as const,
    stepUpAt: endedAt,
    requestId: 'demonstration',
  };
  const then = { ...consultations, clock: { now: () => endedAt } };
  const body = await bodyOf(pool, queueId, visit);
  const { consultationId } = await finishConsultation(then, actor, body);
  await backdate(pool, consultationId, queueId, endedAt, visit.daysAgo > NEWS_DAYS);
  if (visit.counter) await seedCounter({ ...past, consultationId, endedAt }, visit.counter);
  return { consultationId, endedAt };
}

/** An appointment whose consultation has started; storing the record finishes it. */
async function addBegunAppointment(pool: pg.Pool, given: SeedAppointment): Promise<string> {
  const id = await addAppointment(pool, given);
  if (!id) throw new Error('the agendas are seeded before the past');
  await pool.query('update appointment set is_begun = true, begun_at = starts_at where id = $1', [
    id,
  ]);
  return id;
}

const endOf = ({ daysAgo, at }: PastVisit, now: Date) =>
  instantAt(addDays(dayOf(now), -daysAgo), minutesOf(at));

async function bodyOf(pool: pg.Pool, queueId: string, visit: PastVisit) {
  const diagnosis = `(${visit.diagnosis.cie_10}) - ${visit.diagnosis.name}`;
  const medications = await Promise.all(
    (visit.medicines ?? []).map(async ({ generic, concentration, quantity, posology }) => {
      const { rows } = await pool.query<{ id: number }>(
        'select id from medication where generic_name = $1 and concentration = $2 order by id limit 1',
        [generic, concentration],
      );
      return { medication_id: rows[0]?.id ?? 0, name: generic, quantity, posology };
    }),
  );
  const { certificate, referral } = visit;
  const body = finishedConsultationSchema.parse({
    queueId,
    diagnosis: visit.diagnosis,
    reason: visit.reason,
    detail: visit.detail,
    medications,
    studies: (visit.studies ?? []).map((name) => ({ name, diagnosis })),
    certificates: certificate ? [{ ...certificate, diagnosis }] : [],
    specialties: referral ? [{ ...referral, diagnosis }] : [],
    other_indications: visit.indications ? [{ id: 1, text: visit.indications }] : [],
  });
  return { ...body, claimEpoch: null };
}

/** Moves the rows of a past visit to its date; its documents already have it. */
async function backdate(
  pool: pg.Pool,
  consultationId: string,
  queueId: string,
  endedAt: Date,
  isOldNews: boolean,
) {
  await pool.query('update consultation set created_at = $2 where id = $1', [
    consultationId,
    endedAt,
  ]);
  await pool.query('update prescription set created_at = $2 where consultation_id = $1', [
    consultationId,
    endedAt,
  ]);
  await pool.query('update visit set closed_at = $2 where id = $1', [queueId, endedAt]);
  await pool.query(
    `update notification set creation_date = $2, status = case when $3 then 'READ' else status end where visit_id = $1`,
    [queueId, endedAt, isOldNews],
  );
}
