import type { Day } from '@app/contract/kernel';
import {
  type BlockedFrom,
  nextPrescriptionStatus,
  STORED_PRESCRIPTION_STATUSES,
} from '@app/contract/prescriptions';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import {
  IS_SENT,
  LAST_VALID,
  type LineRow,
  type PrescriptionRow,
} from './prescriptions.repository.ts';

export type NewPrescription = Omit<
  PrescriptionRow,
  | 'status'
  | 'created_at'
  | 'sent_at'
  | 'dispensed_at'
  | 'blocked_at'
  | 'blocked_from'
  | 'annulled_at'
  | 'annul_reason'
  | 'version'
>;

/** A command on a prescription at an instant, with its day in Argentina. */
export type Move = {
  id: string;
  command: keyof typeof changes;
  now: Date;
  today: Day;
  /** Why its author annuls it. */
  reason?: string;
  /** The version that was read, if a newer one has to be looked at first. */
  version?: number;
};

const NOT_BLOCKED = { blocked_at: null, blocked_from: null };

/** The columns that each command writes. */
const changes = {
  send: (now: Date) => ({ status: 'SENT' as const, sent_at: now }),
  dispense: (now: Date) => ({ status: 'DISPENSED' as const, dispensed_at: now }),
  block: (now: Date) => ({
    status: 'BLOCKED' as const,
    blocked_at: now,
    blocked_from: sql<BlockedFrom>`status`,
  }),
  reactivate: (_: Date) => ({ status: sql<BlockedFrom>`blocked_from`, ...NOT_BLOCKED }),
  annul: (now: Date, reason: string | null = null) => ({
    status: 'ANNULLED' as const,
    annulled_at: now,
    annul_reason: reason,
    ...NOT_BLOCKED,
  }),
};

/** Commands that are not allowed before the start date. */
const USES: readonly Move['command'][] = ['send', 'dispense'];

/** The prescriptions that allow a command. */
const movable = (command: keyof typeof changes) =>
  STORED_PRESCRIPTION_STATUSES.filter((status) => nextPrescriptionStatus(status, command));

/** Writes prescriptions: issues and moves them. */
export const prescriptionWritesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'prescription' | 'prescription_line'>>();
  return {
    insert: async (row: NewPrescription, lines: LineRow[]) => {
      await db.insertInto('prescription').values(row).execute();
      await db.insertInto('prescription_line').values(lines).execute();
    },

    /** Annuls the prescriptions of a record that are not in use yet. */
    annulOf: (consultationId: string, now: Date) =>
      db
        .updateTable('prescription')
        .set((eb) => ({ ...changes.annul(now), version: eb('version', '+', 1) }))
        .where('consultation_id', '=', consultationId)
        .where('status', 'in', ['ISSUED', 'BLOCKED'])
        .execute(),

    /**
     * Applies a command to a prescription only if its status and dates allow it today: the row is the lock
     * between counters and prescriber. Returns whether it was applied.
     */
    move: async ({ id, command, now, today, reason, version }: Move): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('prescription')
        .set((eb) => ({ ...changes[command](now, reason), version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('status', 'in', movable(command))
        .where((eb) => eb.or([eb('status', '=', 'BLOCKED'), eb(LAST_VALID, '>=', today)]))
        .$if(USES.includes(command), (query) => query.where('start_date', '<=', today))
        .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /**
     * Releases the prescriptions of an order that ended without dispensing: those still with it, or blocked
     * since. Their dates keep counting. Locked in a fixed order, so that two such writes do not deadlock.
     */
    release: (ids: readonly string[]) =>
      db
        .updateTable('prescription')
        .set((eb) => ({
          status: sql<
            PrescriptionRow['status']
          >`case when status = 'SENT' then 'ISSUED' else status end`,
          blocked_from: sql<BlockedFrom | null>`case when status = 'BLOCKED' then 'ISSUED' end`,
          sent_at: null,
          version: eb('version', '+', 1),
        }))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('prescription')
            .select('id')
            .where(sql<boolean>`id = any(${ids}::uuid[])`)
            .where(IS_SENT)
            .orderBy('id')
            .forUpdate(),
        )
        .where(IS_SENT)
        .execute(),

    countStanding: async (consultationId: string) => {
      const row = await db
        .selectFrom('prescription')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('consultation_id', '=', consultationId)
        .where('status', '<>', 'ANNULLED')
        .executeTakeFirstOrThrow();
      return Number(row.total);
    },
  };
};
