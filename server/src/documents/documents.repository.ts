import type { DocumentKind } from '@app/contract/documents';
import type { Database } from '../platform/database/database.ts';
import type { Known, RowOf } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { DocumentData } from './document-data.ts';

/** A document says what a sheet of its kind shows. */
export type DocumentTables = Pick<Tables, 'document_code' | 'document_replaced' | 'person'> & {
  document: Known<'document', { content: DocumentData }>;
};

export type DocumentRow = RowOf<DocumentTables['document']> & { isReplaced: boolean };

/** The documents of the clinic as they are read. */
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
  };
};
