import type { Database } from '../platform/database/database.ts';
import type { ConsultationRow, RecordTables } from './consultation-rows.ts';
import { wholeConsultation } from './consultations.statements.ts';

export type NewConsultation = Omit<
  ConsultationRow,
  'created_at' | 'version' | 'version_at' | 'changes'
>;

export const consultationsRepository = (database: Database) => {
  const db = database.withTables<RecordTables>();
  return {
    insert: (row: NewConsultation) =>
      db.insertInto('consultation').values(row).returningAll().executeTakeFirstOrThrow(),

    findById: (id: string) =>
      db.selectFrom('consultation').selectAll().where('id', '=', id).executeTakeFirst(),

    findByQueueId: (queueId: string) =>
      db.selectFrom('consultation').selectAll().where('visit_id', '=', queueId).executeTakeFirst(),

    /** Finds a record with its orders, complete or as a patient account may see it. */
    findWhole: async (id: string, reader: string | null = null) =>
      (await wholeConsultation(database, { id, reader }))[0],

    countOf: async (personId: string) => {
      const row = await db
        .selectFrom('consultation')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('person_id', '=', personId)
        .executeTakeFirstOrThrow();
      return Number(row.total);
    },

    datesOf: (personId: string) =>
      db
        .selectFrom('consultation')
        .select(['id', 'created_at', 'professional_name'])
        .where('person_id', '=', personId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),

    /** When a professional last attended a person: the start of the care window. */
    lastOfAuthor: (authorId: string, personId: string) =>
      db
        .selectFrom('consultation')
        .select('created_at')
        .where('author_id', '=', authorId)
        .where('person_id', '=', personId)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst(),
  };
};
