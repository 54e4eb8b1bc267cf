import { type Generated, type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { DocumentData, DocumentKind } from '../platform/pdf/document-data.ts';

type DocumentTables = {
  document: {
    id: string;
    consultation_id: string;
    person_id: string;
    author_id: string;
    kind: DocumentKind;
    entity_id: string;
    title: string;
    content: DocumentData;
    created_at: Generated<Date>;
    bytes: Buffer | null;
    sha256: string | null;
    key_id: string | null;
    signed_at: Date | null;
  };
};

export type DocumentRow = Selectable<DocumentTables['document']>;
export type NewDocument = Pick<
  DocumentRow,
  'id' | 'consultation_id' | 'person_id' | 'author_id' | 'kind' | 'entity_id' | 'title' | 'content'
>;

export const documentsRepository = (database: Database) => {
  const db = database.withTables<DocumentTables>();
  return {
    insert: (row: NewDocument) =>
      db
        .insertInto('document')
        .values({ ...row, content: sql`${JSON.stringify(row.content)}::jsonb` })
        .execute(),

    findById: (id: string) =>
      db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst(),

    findOfEntity: (kind: DocumentKind, entityId: string) =>
      db
        .selectFrom('document')
        .selectAll()
        .where('kind', '=', kind)
        .where('entity_id', '=', entityId)
        .executeTakeFirst(),

    listOfConsultation: (consultationId: string) =>
      db
        .selectFrom('document')
        .select(['id', 'kind', 'entity_id', 'title', 'created_at'])
        .where('consultation_id', '=', consultationId)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** Keeps the signed bytes once: of two renderings the first stands. */
    keepBytes: (
      id: string,
      signed: { bytes: Buffer; sha256: string; key_id: string; signed_at: Date },
    ) =>
      db
        .updateTable('document')
        .set(signed)
        .where('id', '=', id)
        .where('bytes', 'is', null)
        .execute(),
  };
};
