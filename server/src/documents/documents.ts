import type { DocumentKind } from '@app/contract/documents';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import type { DocumentData } from './document-data.ts';
import { documentWritesRepository, type NewDocument } from './document-writes.repository.ts';
import { type DocumentRow, documentsRepository } from './documents.repository.ts';
import { ensureBytes } from './ensure-bytes.ts';
import type { Urgency } from './signing/document-worker.ts';
import type { SigningWorker } from './signing/signing-worker.ts';

/** Signed documents: content fixed with the record, bytes made once and stored. */
export type Documents = ReturnType<typeof createDocuments>;

type Issue = Omit<NewDocument, 'id' | 'kind' | 'content'> & { content: DocumentData };

export const DOCUMENTS_QUEUE = 'documents';

export function createDocuments(
  { database, jobs }: Pick<Platform, 'database' | 'jobs'>,
  worker: SigningWorker,
) {
  return {
    ...documentsRepository(database),

    /** Returns the signed bytes of a document, made now if the job has not made them. */
    ensureBytes: (row: DocumentRow, urgency?: Urgency) =>
      ensureBytes({ database, worker }, row, urgency),

    /** Marks documents of some kinds as replaced, in the transaction of the edit. */
    replace: (
      transaction: DatabaseTransaction,
      consultationId: string,
      kinds: readonly DocumentKind[],
    ) => documentWritesRepository(transaction).replace(consultationId, kinds),

    /** Stores a document's content in the transaction of its record; a job makes the bytes. */
    async issue(transaction: DatabaseTransaction, document: Issue): Promise<string> {
      const id = newId();
      await documentWritesRepository(transaction).insert({
        ...document,
        id,
        kind: document.content.kind,
      });
      await jobs.enqueue(transaction, DOCUMENTS_QUEUE, { id });
      return id;
    },
  };
}
