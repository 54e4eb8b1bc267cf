import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../../platform/database/pages.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type PlaceRow = Row<'appointment_waiting'>;

const OPEN = ['WAITING', 'OFFERED'] as const;

/** Open entries of waiting lists. */
export const placesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'appointment_waiting'>>();
  const open = () => db.selectFrom('appointment_waiting').where('state', 'in', OPEN);
  return {
    find: (id: string): Promise<PlaceRow | undefined> =>
      open().selectAll().where('id', '=', id).executeTakeFirst(),

    /** The entries of persons for whom an account acts, oldest first. */
    ofAccount: (accountId: string, personIds: readonly string[]): Promise<PlaceRow[]> =>
      open()
        .selectAll()
        .where('account_id', '=', accountId)
        .where('person_id', '=', sql<string>`any(${personIds}::uuid[])`)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** Everybody who waits, or only those for one professional, oldest first. */
    page: (
      { professionalId }: { professionalId?: string },
      end: PageEnd | undefined,
    ): Promise<PlaceRow[]> =>
      open()
        .selectAll()
        .$if(professionalId !== undefined, (places) =>
          places.where('professional_id', '=', professionalId ?? ''),
        )
        .where(
          // Instants of a page's end are to the millisecond, those of the table to the microsecond.
          end
            ? sql<boolean>`(date_trunc('milliseconds', created_at), id) > (${end.key}::timestamptz, ${end.id}::uuid)`
            : sql<boolean>`true`,
        )
        .orderBy(sql`date_trunc('milliseconds', created_at)`)
        .orderBy('id')
        .limit(PAGE_ROWS)
        .execute(),

    countOf: async (personId: string): Promise<number> => {
      const row = await open()
        .select((eb) => eb.fn.countAll<number>().as('places'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow();
      return Number(row.places);
    },

    countWaitingFor: async (professionalId: string): Promise<number> => {
      const row = await open()
        .select((eb) => eb.fn.countAll<number>().as('places'))
        .where('professional_id', '=', professionalId)
        .executeTakeFirstOrThrow();
      return Number(row.places);
    },

    /** Entries with an expired offer. */
    withOldOffer: async (now: Date): Promise<string[]> => {
      const rows = await db
        .selectFrom('appointment_waiting')
        .select('id')
        .where('state', '=', 'OFFERED')
        .where('offered_until', '<=', now)
        .orderBy('offered_until')
        .limit(100)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
};
