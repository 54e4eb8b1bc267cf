import { addDays, instantAt } from '@app/contract/kernel';
import type { Access, accessFilterSchema, UnusualReader } from '@app/contract/record-access';
import type { z } from 'zod';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { secondsBefore } from '../../platform/clock.ts';
import { pageEndOf, pageOf } from '../../platform/database/pages.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { READING_REASONS, rulesOf } from '../reading-reasons.ts';
import { whoHadTheLink } from '../record-access.copy.ts';
import type { RecordAccess } from '../record-access.ts';
import { type AccessRow, accessLogRepository } from './access-log.repository.ts';
import { unusualReaders } from './unusual-readers.statements.ts';

type Asked = z.output<typeof accessFilterSchema>;

/** A page of who read which record, when and why. Reading it is itself recorded (requirement: access log). */
export async function searchAccessLog(context: RecordAccess, actor: Actor, asked: Asked) {
  requireStepUp(actor, context.clock.now());
  const end = pageEndOf(asked.after, 'instant');
  const { idNumber, email, fromDate, toDate, reason } = asked;
  const patientIds = idNumber === undefined ? undefined : await context.access.findByDni(idNumber);
  await recordAudit(context.database, actor, {
    type: 'access-log.read',
    action: 'E',
    purpose: 'HOPERAT',
    patient_id: patientIds?.[0] ?? null,
  });
  const rows = await accessLogRepository(context.database).search(
    {
      patientIds,
      email: email?.toLowerCase() || undefined,
      from: fromDate === undefined ? undefined : instantAt(fromDate, 0),
      until: toDate === undefined ? undefined : instantAt(addDays(toDate, 1), 0),
      rules: reason && rulesOf(reason),
    },
    end,
  );
  const { data, next } = pageOf(rows, ({ id, recorded_key }) => ({ key: recorded_key, id }));
  return { data: data.map(present), next };
}

const present = (row: AccessRow): Access => ({
  id: row.id,
  at: row.recorded_at.toISOString(),
  reader: row.reader ?? row.email ?? whoHadTheLink,
  role: row.role,
  patient: row.patient ?? '',
  what: row.type,
  reason: READING_REASONS[row.rule ?? ''] ?? null,
});

const DAY_SECONDS = 86_400;
/** Unusual: twenty patients a week and three times the reader's own average, or ten readings at night. */
const UNUSUAL = { many: 20, times: 3, nights: 10 };

/** Accounts whose readings of the last seven days are unusual (requirement: unusual readings). */
export async function listUnusualReaders(context: RecordAccess): Promise<UnusualReader[]> {
  const until = context.clock.now();
  const weekFrom = secondsBefore(until, 7 * DAY_SECONDS);
  const usualFrom = secondsBefore(weekFrom, 28 * DAY_SECONDS);
  const rows = await unusualReaders(context.database, { until, weekFrom, usualFrom, ...UNUSUAL });
  return rows.map((row) => ({
    accountId: row.account_id,
    reader: row.reader ?? row.email,
    role: row.role,
    patients: row.patients,
    usualPatients: row.usual_patients,
    atNight: row.at_night,
    sameSurname: row.same_surname,
  }));
}
