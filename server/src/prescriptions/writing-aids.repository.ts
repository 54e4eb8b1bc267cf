import type { Day } from '@app/contract/kernel';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** How many of the newest prescriptions are counted, so that large numbers do not slow the answer. */
const COUNTED_PRESCRIPTIONS = 2_000;

/** More than a patient gets in half a year. */
const RECENT_MAX = 100;

/** Data that helps to write the next prescription. */
export const writingAidsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'prescription' | 'prescription_line'>>();
  return {
    /** The newest prescription of a person that was not annulled. */
    findLastOf: (personId: string) =>
      db
        .selectFrom('prescription')
        .selectAll()
        .where('person_id', '=', personId)
        .where('status', '<>', 'ANNULLED')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),

    /** Prescriptions of a person issued since a day, not annulled and visible to the reader; newest first. */
    recentOf: (personId: string, since: Day, reader: string | null) =>
      db
        .selectFrom('prescription')
        .selectAll()
        .where('person_id', '=', personId)
        .where('start_date', '>=', since)
        .where('status', '<>', 'ANNULLED')
        .where(sql<boolean>`not held_back_from(${reader}, consultation_id)`)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(RECENT_MAX)
        .execute(),

    /** A professional's most prescribed medicines since an instant, most frequent first. */
    mostPrescribed: async (authorId: string, since: Date, rows: number): Promise<number[]> => {
      const found = await db
        .selectFrom((eb) =>
          eb
            .selectFrom('prescription')
            .select(['id', 'created_at'])
            .where('author_id', '=', authorId)
            .where('created_at', '>=', since)
            .where('status', '<>', 'ANNULLED')
            .orderBy('created_at', 'desc')
            .limit(COUNTED_PRESCRIPTIONS)
            .as('recent'),
        )
        .innerJoin('prescription_line as line', 'line.prescription_id', 'recent.id')
        .select('line.medication_id')
        .where('line.medication_id', 'is not', null)
        .groupBy('line.medication_id')
        .orderBy((eb) => eb.fn.countAll(), 'desc')
        .orderBy((eb) => eb.fn.max('recent.created_at'), 'desc')
        .orderBy('line.medication_id')
        .limit(rows)
        .execute();
      return found.flatMap(({ medication_id }) => medication_id ?? []);
    },
  };
};
