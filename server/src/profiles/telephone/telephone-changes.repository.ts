import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

type ChangeRow = Row<'telephone_change'>;

/** Changes of telephone that a mailed link can undo. */
export const telephoneChangesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'person' | 'telephone_change'>>();
  return {
    insert: (row: Omit<ChangeRow, 'ended_at'>) =>
      db.insertInto('telephone_change').values(row).execute(),

    findToUndo: (undoHash: Buffer, now: Date): Promise<ChangeRow | undefined> =>
      db
        .selectFrom('telephone_change')
        .selectAll()
        .where('undo_hash', '=', undoHash)
        .where('ended_at', 'is', null)
        .where('undo_expires_at', '>', now)
        .executeTakeFirst(),

    /** Ends a change and every later one; false if it has already ended. */
    endSince: async ({ id, account_id, changed_at }: ChangeRow, now: Date): Promise<boolean> => {
      const ended = await db
        .updateTable('telephone_change')
        .set({ ended_at: now })
        .where('account_id', '=', account_id)
        .where('ended_at', 'is', null)
        .where('changed_at', '>=', changed_at)
        .returning('id')
        .execute();
      return ended.some((change) => change.id === id);
    },

    setNumber: (personId: string, number: string) =>
      db.updateTable('person').set({ phone_number: number }).where('id', '=', personId).execute(),

    /** Deletes changes that could no longer be undone at this time; returns their earlier telephones. */
    forget: async (before: Date): Promise<string[]> => {
      const ended = await db
        .deleteFrom('telephone_change')
        .where((eb) => eb.or([eb('ended_at', '<', before), eb('undo_expires_at', '<', before)]))
        .returning('old_number')
        .execute();
      return ended.map(({ old_number }) => old_number);
    },

    /** Those of some telephones that nobody has. */
    unusedOf: async (numbers: readonly string[]): Promise<string[]> => {
      const { rows } = await sql<{ number: string }>`
        select number from unnest(${numbers}::text[]) number
        where not exists (select from person where phone_number = number)`.execute(db);
      return rows.map(({ number }) => number);
    },
  };
};
