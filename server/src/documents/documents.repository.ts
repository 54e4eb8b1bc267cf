import type { DocumentKind } from '@app/contract/documents';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Known, RowOf } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { DocumentData } from './document-data.ts';

/** Tables of documents; the type of the content depends on the kind. */
export type DocumentTables = Pick<Tables, 'document_code' | 'document_replaced' | 'person'> & {
  document: Known<'document', { content: DocumentData }>;
};

export type DocumentRow = RowOf<DocumentTables['document']> & { isReplaced: boolean };

/** Reads documents. */
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
    /** Finds the document that prints a code, only with the DNI of its patient. */
    findByCode: (code: string, dni: string) =>
      documents()
        .where('id', '=', (eb) =>
          eb.selectFrom('document_code').select('document_id').where('code', '=', code),
        )
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('person')
              .select('person.id')
              .whereRef('person.id', '=', 'document.person_id')
              .where(sql<boolean>`has_dni(person, ${dni})`),
          ),
        )
        .executeTakeFirst(),

    findById: (id: string) => documents().where('id', '=', id).executeTakeFirst(),

    findOfEntity: (kind: DocumentKind, entityId: string) =>
      documents().where('kind', '=', kind).where('entity_id', '=', entityId).executeTakeFirst(),

    /** The documents of a record with their content, except replaced ones. */
    findCurrentOf: (consultationId: string): Promise<DocumentRow[]> =>
      documents()
        .where('consultation_id', '=', consultationId)
        .where('id', 'not in', (eb) => eb.selectFrom('document_replaced').select('document_id'))
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    /** Lists the documents of a record, except replaced ones. */
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
