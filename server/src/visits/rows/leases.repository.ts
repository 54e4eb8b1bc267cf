import { heldPhases, livePhases } from '@app/contract/visits';
import { sql } from 'kysely';
import { secondsBefore } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Instants before which an unrenewed lease or an unanswered offer is overdue. */
export type Deadlines = { now: Date; offeredBefore: Date; leaseExpiredBefore: Date };

/** Leases that end before this instant were not renewed in the last seconds. */
export const renewalDueBefore = (until: Date): Date => secondsBefore(until, RENEWED_LATELY_SECONDS);
const RENEWED_LATELY_SECONDS = 5;

const CALL_PHASES = ['IN_CALL', 'WRAP_UP'] as const;

/** Leases of patients and professionals, renewed by their heartbeats. */
export const leasesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'visit'>>();
  const visits = () => db.selectFrom('visit').selectAll();
  return {
    /** Renews leases, except those renewed in the last seconds. */
    renewPatients: (accountIds: string[], waitingUntil: Date, inCallUntil: Date) =>
      db
        .updateTable('visit')
        .set({
          patient_lease_until: sql<Date>`case when phase = any(${[...CALL_PHASES]}::text[])
            then ${inCallUntil}::timestamptz else ${waitingUntil}::timestamptz end`,
        })
        .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
        .where('phase', 'in', livePhases)
        .where(
          'patient_lease_until',
          '<',
          sql<Date>`case when phase = any(${[...CALL_PHASES]}::text[])
            then ${renewalDueBefore(inCallUntil)}::timestamptz else ${renewalDueBefore(waitingUntil)}::timestamptz end`,
        )
        .execute(),

    renewProfessionals: (accountIds: string[], until: Date) =>
      db
        .updateTable('visit')
        .set({ professional_lease_until: until })
        .where('professional_id', '=', sql<string>`any(${accountIds}::uuid[])`)
        .where('phase', 'in', heldPhases)
        .where('professional_lease_until', '<', renewalDueBefore(until))
        .execute(),

    /** Live visits with an expired lease or an unanswered offer. */
    findOverdue: ({ now, offeredBefore, leaseExpiredBefore }: Deadlines) =>
      visits()
        .where((eb) =>
          eb.or([
            eb.and([
              eb('phase', '=', 'WRAP_UP'),
              eb('left_open_at', 'is', null),
              eb.or([
                eb('professional_lease_until', '<', leaseExpiredBefore),
                eb.and([
                  eb('patient_out_at', 'is', null),
                  eb('patient_lease_until', '<', leaseExpiredBefore),
                ]),
              ]),
            ]),
            eb.and([
              eb('phase', 'in', ['WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL']),
              eb('patient_lease_until', '<', now),
            ]),
            eb.and([
              eb('phase', 'in', ['OFFERED', 'ACCEPTED', 'IN_CALL']),
              eb('professional_lease_until', '<', now),
            ]),
            // The patient of an appointment has until the end of its window.
            eb.and([
              eb('origin', '=', 'GUARD'),
              eb('phase', '=', 'OFFERED'),
              eb('offered_at', '<', offeredBefore),
            ]),
          ]),
        )
        .limit(200)
        .execute(),
  };
};
