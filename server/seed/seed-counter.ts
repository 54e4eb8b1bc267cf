import { addDays, dayOf, instantAt, minutesOf } from '@app/contract/kernel';
import type pg from 'pg';
import { blockPrescription, type Dispensing, dispense } from '../src/dispensing/index.ts';
import { newId } from '../src/platform/ids.ts';
import type { PastCounter } from './past-visits.ts';

export const PHARMACIST = { name: 'Elena Ferreyra', licence: 'MN 18.402' };

type Presented = {
  pool: pg.Pool;
  dispensing: Dispensing;
  /** The login of the branch. */
  pharmacyId: string;
  consultationId: string;
  endedAt: Date;
};

/** Adds what a pharmacy did with the prescription of a past visit, using the product's own counter. */
export async function seedCounter(
  { pool, dispensing, pharmacyId, consultationId, endedAt }: Presented,
  { daysLater, at, blocked, handed }: PastCounter,
): Promise<void> {
  const day = addDays(dayOf(endedAt), daysLater);
  const now = instantAt(day, minutesOf(at));
  const counter = {
    ...dispensing,
    clock: { now: () => now },
    countTry: async () => async () => {},
  };
  const actor = {
    accountId: pharmacyId,
    sessionId: newId(),
    email: '',
    role: 'PHARMACY' as const,
    stepUpAt: null,
    requestId: 'demonstration',
  };
  const { prescription_id, ...key } = await keyOf(pool, consultationId);
  if (blocked)
    await blockPrescription(counter, actor, { ...key, pharmacist: PHARMACIST, reason: blocked });
  else {
    const lines = (handed ?? []).map((line, index) => ({
      substitution: null,
      ...line,
      item: index + 1,
    }));
    await dispense(counter, actor, { ...key, pharmacist: PHARMACIST, lines });
  }
  await backdate(pool, prescription_id, now);
}

async function keyOf(pool: pg.Pool, consultationId: string) {
  const { rows } = await pool.query<{ prescription_id: string; cuir: string; dni: string }>(
    `select prescription_id, cuir, id_number as dni from prescription
     join prescription_line on prescription_id = prescription.id
     join person on person.id = person_id
     where consultation_id = $1 order by item limit 1`,
    [consultationId],
  );
  const [key] = rows;
  if (!key) throw new Error('nothing was prescribed in this visit');
  return key;
}

/** Moves the notifications into the past. */
const backdate = (pool: pg.Pool, prescriptionId: string, now: Date) =>
  pool.query(
    `update notification set creation_date = $2, status = 'READ'
     where event_key in (
       select id::text from dispensing where prescription_id = $1
       union all select id::text from prescription_block where prescription_id = $1)`,
    [prescriptionId, now],
  );
