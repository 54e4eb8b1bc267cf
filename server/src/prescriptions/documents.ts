import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import type { DocumentData, DocumentKind } from '../platform/pdf/document-data.ts';
import type { DocumentWorker, Urgency } from '../platform/pdf/document-worker.ts';
import type { Platform } from '../platform/platform.ts';
import { type DocumentRow, documentsRepository, type NewDocument } from './documents.repository.ts';

/** The signed documents of the clinic: content fixed with the record, bytes made once and kept. */
export type Documents = ReturnType<typeof createDocuments>;

/** Renders and signs; `keyId` names the key as evidence of who signed (requirement: signature evidence). */
export type SigningWorker = DocumentWorker & { keyId: string };

type Issue = Omit<NewDocument, 'id' | 'kind' | 'content'> & { content: DocumentData };

const QUEUE = 'documents';

export function createDocuments(platform: Platform, worker: SigningWorker) {
  const documents = documentsRepository(platform.database);

  /** Makes and keeps the bytes unless they are there; whoever comes second gets the first ones. */
  async function ensureBytes(
    row: DocumentRow,
    urgency: Urgency = 'awaited',
  ): Promise<{ bytes: Buffer; sha256: string }> {
    if (row.bytes && row.sha256) return { bytes: row.bytes, sha256: row.sha256 };
    const { kind, ...data } = row.content;
    const rendered = await worker.render(kind, data as never, urgency);
    const isKept = await documents.keepBytes(row.id, {
      ...rendered,
      key_id: worker.keyId,
      signed_at: new Date(row.content.issuedAt),
    });
    if (isKept) return rendered;
    const kept = await documents.findById(row.id);
    if (!kept?.bytes || !kept.sha256) throw new Error(`document ${row.id} was not kept`);
    return { bytes: kept.bytes, sha256: kept.sha256 };
  }

  platform.jobs.register(QUEUE, async ({ id }) => {
    const row = await documents.findById(String(id));
    if (row) await ensureBytes(row, 'ahead');
  });

  return {
    findById: documents.findById,
    findOfEntity: documents.findOfEntity,
    findByCode: documents.findByCode,
    listOfConsultation: documents.listOfConsultation,
    ensureBytes,

    /** Takes the documents of some kinds of a record out of use, in the transaction of its edit. */
    replace: (
      transaction: DatabaseTransaction,
      consultationId: string,
      kinds: readonly DocumentKind[],
    ) => documentsRepository(transaction).replace(consultationId, kinds),

    /** Fixes what a document says in the transaction of its record; a job makes the bytes. */
    async issue(transaction: DatabaseTransaction, document: Issue): Promise<string> {
      const id = newId();
      await documentsRepository(transaction).insert({
        ...document,
        id,
        kind: document.content.kind,
      });
      await platform.jobs.enqueue(transaction, QUEUE, { id });
      return id;
    },
  };
}
