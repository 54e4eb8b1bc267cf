import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** How many of the newest records are counted, so that large numbers do not slow the answer. */
const COUNTED_RECORDS = 2_000;

export const mostUsedRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'consultation'>>();
  return {
    /** Codes of a professional's diagnoses since an instant, most frequent first. */
    mostDiagnosed: async (authorId: string, since: Date, rows: number): Promise<string[]> => {
      const found = await db
        .selectFrom((eb) =>
          eb
            .selectFrom('consultation')
            .select(['diagnosis_code', 'started_at'])
            .where('author_id', '=', authorId)
            .where('started_at', '>=', since)
            .orderBy('started_at', 'desc')
            .limit(COUNTED_RECORDS)
            .as('recent'),
        )
        .select('diagnosis_code')
        .where('diagnosis_code', 'is not', null)
        .groupBy('diagnosis_code')
        .orderBy((eb) => eb.fn.countAll(), 'desc')
        .orderBy((eb) => eb.fn.max('started_at'), 'desc')
        .limit(rows)
        .execute();
      return found.flatMap(({ diagnosis_code }) => diagnosis_code ?? []);
    },
  };
};
