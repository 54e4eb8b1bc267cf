import type { Database } from '../platform/database/database.ts';
import { documentWritesRepository } from './document-writes.repository.ts';
import { type DocumentRow, documentsRepository } from './documents.repository.ts';
import type { Urgency } from './signing/document-worker.ts';
import type { SigningWorker } from './signing/signing-worker.ts';

type Making = { database: Database; worker: SigningWorker };

/**
 * Makes and stores the bytes of a document unless they exist; a second simultaneous caller gets the first
 * ones.
 */
export async function ensureBytes(
  { database, worker }: Making,
  row: DocumentRow,
  urgency: Urgency = 'awaited',
): Promise<{ bytes: Buffer; sha256: string }> {
  if (row.bytes && row.sha256) return { bytes: row.bytes, sha256: row.sha256 };
  const { kind, ...data } = row.content;
  const rendered = await worker.render(kind, data as never, urgency);
  const isKept = await documentWritesRepository(database).keepBytes(row.id, {
    ...rendered,
    key_id: worker.keyId,
    signed_at: new Date(row.content.issuedAt),
  });
  if (isKept) return rendered;
  const kept = await documentsRepository(database).findById(row.id);
  if (!kept?.bytes || !kept.sha256) throw new Error(`document ${row.id} was not kept`);
  return { bytes: kept.bytes, sha256: kept.sha256 };
}
