import type { RecordPart } from '@app/contract/consultations';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type {
  AddendumRow,
  ConsultationRow,
  ConsultationsTables,
} from './consultations.repository.ts';

/** What an edit writes over a record; the rest of it never changes. */
export type NewVersion = Pick<
  ConsultationRow,
  'diagnosis' | 'diagnosis_code' | 'reason' | 'detail' | 'changes' | 'content_hash'
>;

type OrderTable =
  | 'consultation_certificate'
  | 'consultation_study'
  | 'consultation_referral'
  | 'consultation_instructions';

/** The orders of a record that are rows of their own, by the part that an edit changes. */
const ORDER_TABLES: Partial<Record<RecordPart, OrderTable>> = {
  certificate: 'consultation_certificate',
  study: 'consultation_study',
  referral: 'consultation_referral',
  instructions: 'consultation_instructions',
};

export const consultationVersionsRepository = (database: Database) => {
  const db = database.withTables<ConsultationsTables>();
  return {
    /**
     * Keeps the version that an edit is going to replace: only the one its author read, only before the
     * record is sealed, and once, so that of two edits the second finds it kept (requirement: at most one).
     */
    keep: async (id: string, authorId: string, version: number, openSince: Date) => {
      const kept = await db
        .insertInto('consultation_version')
        .columns([
          'consultation_id',
          'version',
          'author_id',
          'created_at',
          'diagnosis',
          'diagnosis_code',
          'reason',
          'detail',
          'changes',
          'content_hash',
        ])
        .expression((eb) =>
          eb
            .selectFrom('consultation')
            .select([
              'id',
              'version',
              'author_id',
              sql<Date>`coalesce(version_at, created_at)`.as('created_at'),
              'diagnosis',
              'diagnosis_code',
              'reason',
              'detail',
              'changes',
              'content_hash',
            ])
            .where('id', '=', id)
            .where('author_id', '=', authorId)
            .where('version', '=', version)
            .where('created_at', '>', openSince),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('version')
        .executeTakeFirst();
      return kept !== undefined;
    },

    /** Writes the next version over the one that was kept. */
    write: (id: string, version: number, next: NewVersion, now: Date) =>
      db
        .updateTable('consultation')
        .set({ ...next, version: version + 1, version_at: now })
        .where('id', '=', id)
        .where('version', '=', version)
        .returningAll()
        .executeTakeFirstOrThrow(),

    /** What was ordered of these kinds ends with a version. */
    endOrders: async (id: string, parts: readonly RecordPart[], version: number) => {
      for (const part of parts) {
        const table = ORDER_TABLES[part];
        if (!table) continue;
        await db
          .updateTable(table)
          .set({ until_version: version })
          .where('consultation_id', '=', id)
          .where('until_version', 'is', null)
          .execute();
      }
    },

    /** The versions that were replaced, newest first. */
    replaced: (id: string) =>
      db
        .selectFrom('consultation_version')
        .selectAll()
        .where('consultation_id', '=', id)
        .orderBy('version', 'desc')
        .execute(),

    /** Adds to a sealed record of its author; nothing where it is not sealed, or says it already. */
    addAddendum: (row: Omit<AddendumRow, 'created_at'>, sealedBefore: Date) =>
      db
        .insertInto('consultation_addendum')
        .columns(['id', 'consultation_id', 'author_id', 'body', 'content_hash'])
        .expression((eb) =>
          eb
            .selectFrom('consultation')
            .select([
              sql<string>`${row.id}::uuid`.as('id'),
              'id as consultation_id',
              'author_id',
              sql<string>`${row.body}::text`.as('body'),
              sql<string>`${row.content_hash}::text`.as('content_hash'),
            ])
            .where('id', '=', row.consultation_id)
            .where('author_id', '=', row.author_id)
            .where('created_at', '<=', sealedBefore),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
  };
};
