import type { DocumentKind } from '@app/contract/documents';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { DocumentData } from './document-data.ts';
import type { DocumentRow, DocumentTables } from './documents.repository.ts';

export type NewDocument = Pick<
  DocumentRow,
  'id' | 'consultation_id' | 'person_id' | 'author_id' | 'kind' | 'entity_id' | 'title' | 'content'
>;

/** Writes documents: the content once, the bytes once, and their replacement. */
export const documentWritesRepository = (database: Database) => {
  const db = database.withTables<DocumentTables>();
  return {
    insert: async (row: NewDocument) => {
      await db
        .insertInto('document')
        .values({ ...row, content: sql`${JSON.stringify(row.content)}::jsonb` })
        .execute();
      await db
        .insertInto('document_code')
        .values(codesOf(row.content).map((code) => ({ code, document_id: row.id })))
        .execute();
    },

    /** Marks the documents of some kinds as replaced; their content and bytes are kept. */
    replace: (consultationId: string, kinds: readonly DocumentKind[]) =>
      db
        .insertInto('document_replaced')
        .columns(['document_id'])
        .expression((eb) =>
          eb
            .selectFrom('document')
            .select('id')
            .where('consultation_id', '=', consultationId)
            .where('kind', 'in', kinds),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute(),

    /** Stores the signed bytes once; a second rendering returns nothing. */
    keepBytes: (
      id: string,
      signed: { bytes: Buffer; sha256: string; key_id: string; signed_at: Date },
    ) =>
      db
        .updateTable('document')
        .set(signed)
        .where('id', '=', id)
        .where('bytes', 'is', null)
        .returning('id')
        .executeTakeFirst(),
  };
};

/** Codes that the document prints: the key of each line, or one code. */
const codesOf = (content: DocumentData): string[] =>
  'lines' in content ? content.lines.map(({ cuir }) => cuir) : [content.checkCode];
