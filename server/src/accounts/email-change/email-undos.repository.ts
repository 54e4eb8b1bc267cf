import type { Database } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

type ChangeRow = Row<'email_change'>;

/** What a confirmed change stores so that it can be undone. */
export type Undo = Record<'confirmed_at' | 'undo_expires_at', Date> & {
  old_email: string;
  undo_hash: Buffer;
};

/** Changes of e-mail that the new address confirmed and the old one can undo. */
export const emailUndosRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'email_change'>>();
  return {
    /** Confirms a change once; the second of two simultaneous attempts finds nothing (requirement: one-time keys). */
    confirm: (id: string, undo: Undo) =>
      db
        .updateTable('email_change')
        .set(undo)
        .where('id', '=', id)
        .where('confirmed_at', 'is', null)
        .where('ended_at', 'is', null)
        .returning('id')
        .executeTakeFirst(),

    findToUndo: (undoHash: Buffer, now: Date) =>
      db
        .selectFrom('email_change')
        .selectAll()
        .where('undo_hash', '=', undoHash)
        .where('ended_at', 'is', null)
        .where('undo_expires_at', '>', now)
        .$narrowType<{ old_email: string; confirmed_at: Date }>()
        .executeTakeFirst(),

    /** Ends a confirmed change and every later one; returns nothing if it has already ended. */
    endSince: async ({ id, account_id }: ChangeRow, confirmedAt: Date, now: Date) => {
      const ended = await db
        .updateTable('email_change')
        .set({ ended_at: now })
        .where('account_id', '=', account_id)
        .where('ended_at', 'is', null)
        .where((eb) =>
          eb.or([eb('confirmed_at', 'is', null), eb('confirmed_at', '>=', confirmedAt)]),
        )
        .returning('id')
        .execute();
      return ended.some((change) => change.id === id);
    },
  };
};
