import type { AgendaKind } from '@app/contract/availability';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Who manages each agenda: its professional, unless the director took it over. */
export const agendasRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'agenda'>>();
  return {
    kindOf: async (professionalId: string): Promise<AgendaKind> => {
      const row = await db
        .selectFrom('agenda')
        .select('kind')
        .where('professional_id', '=', professionalId)
        .executeTakeFirst();
      return row?.kind ?? 'OFFICE';
    },

    /**
     * Locks who manages an agenda until the end of the transaction: always before its hours. An agenda without
     * a row, since nobody took it over, gets one to lock.
     */
    lock: async (professionalId: string): Promise<AgendaKind> => {
      const row = await db
        .insertInto('agenda')
        .values({ professional_id: professionalId, kind: 'OFFICE' })
        .onConflict((conflict) =>
          conflict
            .column('professional_id')
            .doUpdateSet((set) => ({ kind: set.ref('agenda.kind') })),
        )
        .returning('kind')
        .executeTakeFirstOrThrow();
      return row.kind;
    },

    keep: (professionalId: string, kind: AgendaKind) =>
      db
        .updateTable('agenda')
        .set({ kind })
        .where('professional_id', '=', professionalId)
        .execute(),
  };
};
