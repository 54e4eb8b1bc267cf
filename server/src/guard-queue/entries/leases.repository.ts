import { heldPhases, livePhases } from '@app/contract/guard-queue';
import { sql } from 'kysely';
import { secondsBefore } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** The instants before which silence has a consequence. */
export type Deadlines = { now: Date; offeredBefore: Date; awayBefore: Date };

/** Leases that end before this were not renewed in the last seconds. */
export const notLately = (until: Date): Date => secondsBefore(until, RENEWED_LATELY_SECONDS);
const RENEWED_LATELY_SECONDS = 5;

const CALL_PHASES = ['IN_CALL', 'WRAP_UP'] as const;

/** Who is still there, by the leases that signs of life renew. */
export const leasesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'guard_queue_entry'>>();
  const entries = () => db.selectFrom('guard_queue_entry').selectAll();
  return {
    /** Renews what would end a good while before; one that was renewed a moment ago is left alone. */
    renewPatients: (accountIds: string[], waitingUntil: Date, inCallUntil: Date) =>
      db
        .updateTable('guard_queue_entry')
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
            then ${notLately(inCallUntil)}::timestamptz else ${notLately(waitingUntil)}::timestamptz end`,
        )
        .execute(),

    renewProfessionals: (accountIds: string[], until: Date) =>
      db
        .updateTable('guard_queue_entry')
        .set({ professional_lease_until: until })
        .where('professional_id', '=', sql<string>`any(${accountIds}::uuid[])`)
        .where('phase', 'in', heldPhases)
        .where('professional_lease_until', '<', notLately(until))
        .execute(),

    /** Live entries one of whose sides has been silent for too long, or that nobody answered. */
    findOverdue: ({ now, offeredBefore, awayBefore }: Deadlines) =>
      entries()
        .where((eb) =>
          eb.or([
            eb.and([
              eb('phase', '=', 'WRAP_UP'),
              eb('left_open_at', 'is', null),
              eb.or([
                eb('professional_lease_until', '<', awayBefore),
                eb.and([
                  eb('patient_out_at', 'is', null),
                  eb('patient_lease_until', '<', awayBefore),
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
            eb.and([eb('phase', '=', 'OFFERED'), eb('offered_at', '<', offeredBefore)]),
          ]),
        )
        .limit(200)
        .execute(),
  };
};
