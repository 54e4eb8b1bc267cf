import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Places in the line that were lost to inactivity (requirement: lost place). */
export const lostPlacesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'visit'>>();
  return {
    /** Marks the notice of a lost place as seen, once. */
    seeLoss: async (id: string, now: Date) => {
      await db
        .updateTable('visit')
        .set({ loss_seen_at: now })
        .where('id', '=', id)
        .where('loss_seen_at', 'is', null)
        .execute();
    },

    /** Uses up a place lost to inactivity, once; false if it is too late, or it was dismissed. */
    takeBack: async (id: string, now: Date, lostSince: Date): Promise<boolean> => {
      const taken = await db
        .updateTable('visit')
        .set({ loss_seen_at: now })
        .where('id', '=', id)
        .where('loss_seen_at', 'is', null)
        .where('closed_at', '>', lostSince)
        .returning('id')
        .executeTakeFirst();
      return taken !== undefined;
    },
  };
};
