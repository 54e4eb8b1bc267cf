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
  document_code: { code: string; document_id: string };
  person: { id: string; id_number: string };
  document_replaced: { document_id: string; replaced_at: Generated<Date> };
};

export type DocumentRow = Selectable<DocumentTables['document']> & { isReplaced: boolean };
export type NewDocument = Pick<
  DocumentRow,
  'id' | 'consultation_id' | 'person_id' | 'author_id' | 'kind' | 'entity_id' | 'title' | 'content'
>;

export const documentsRepository = (database: Database) => {
  const db = database.withTables<DocumentTables>();
  const documents = () =>
    db
      .selectFrom('document')
      .selectAll()
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('document_replaced')
            .whereRef('document_id', '=', 'document.id')
            .select('document_id'),
        )
          .$castTo<boolean>()
          .as('isReplaced'),
      );
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

    /** The document that prints a code, only together with the DNI of its patient. */
    findByCode: (code: string, dni: string) =>
      documents()
        .where('id', '=', (eb) =>
          eb.selectFrom('document_code').select('document_id').where('code', '=', code),
        )
        .where('person_id', 'in', (eb) =>
          eb.selectFrom('person').select('person.id').where('id_number', '=', dni),
        )
        .executeTakeFirst(),

    findById: (id: string) => documents().where('id', '=', id).executeTakeFirst(),

    findOfEntity: (kind: DocumentKind, entityId: string) =>
      documents().where('kind', '=', kind).where('entity_id', '=', entityId).executeTakeFirst(),

    /** The documents of a record that stand: those that an edit replaced are left out. */
    listOfConsultation: (consultationId: string) =>
      db
        .selectFrom('document')
        .select(['id', 'kind', 'entity_id', 'title', 'created_at'])
        .where('consultation_id', '=', consultationId)
        .where('id', 'not in', (eb) => eb.selectFrom('document_replaced').select('document_id'))
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** Takes the documents of some kinds out of use; they and their bytes stay. */
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

    /** Keeps the signed bytes once: of two renderings the first stands, and the second gets nothing back. */
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

/** What the document prints to be checked by: the key of each line, or one code. */
const codesOf = (content: DocumentData): string[] =>
  'lines' in content ? content.lines.map(({ cuir }) => cuir) : [content.checkCode];
