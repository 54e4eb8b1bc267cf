import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NewRow } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type Claim, claim } from './claim.statement.ts';
import type { EntryChange, EntryRow } from './entry-rows.ts';

export type NewEntry = Omit<NewRow<'guard_queue_entry'>, 'phase' | 'status'>;

/** Adds and changes visits, each change with its event. */
export const entryWritesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'guard_queue_entry' | 'guard_queue_event'>>();
  return {
    insert: (row: NewEntry) =>
      db
        .insertInto('guard_queue_entry')
        .values({ ...row, phase: 'WAITING', status: 'WAITING' })
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** A place that its patient paid for stands under that, not under the plan (requirement: private consultation). */
    markPrivate: (id: string) =>
      db
        .updateTable('guard_queue_entry')
        .set({ paid_privately: true, financer: 'Particular' })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /**
     * Gives a waiting entry to one professional under a new claim, with its event; a second claim finds it
     * taken.
     */
    claim: async (by: Claim) => {
      const [claimed] = await claim(database, by);
      if (!claimed) return undefined;
      const { seq, ...entry } = claimed;
      return { entry, seq: Number(seq) };
    },

    /** Changes an entry only if its state and claim are those the caller read. */
    move: (seen: EntryRow, change: EntryChange) =>
      db
        .updateTable('guard_queue_entry')
        .set({ ...change, version: sql<number>`version + 1` })
        .where('id', '=', seen.id)
        .where('phase', '=', seen.phase)
        .where('status', '=', seen.status)
        .where('claim_epoch', 'is not distinct from', seen.claim_epoch)
        .where('left_open_at', 'is not distinct from', seen.left_open_at)
        .returningAll()
        .executeTakeFirst(),

    addEvent: async (row: NewRow<'guard_queue_event'>) => {
      const { seq } = await db
        .insertInto('guard_queue_event')
        .values(row)
        .returning('seq')
        .executeTakeFirstOrThrow();
      return Number(seq);
    },

    /** Finds what an account did under a command id. */
    findCommand: (accountId: string, commandId: string) =>
      db
        .selectFrom('guard_queue_event')
        .select(['queue_id', 'command', 'reason'])
        .where('account_id', '=', accountId)
        .where('command_id', '=', commandId)
        .executeTakeFirst(),
  };
};
