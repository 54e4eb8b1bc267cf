import path from 'node:path';
import type { Config } from '../config.ts';
import { createDocumentWorker, type DocumentWorker } from '../pdf/document-worker.ts';
import { loadSigningKeys } from './load-signing-keys.ts';
import { keyIdOf } from './signing-keys.ts';

/** The thread that renders and signs documents with the installation's key, and the name of that key. */
export async function startSigningWorker(
  { DATA_DIR, BRAND_NAME }: Config,
  now: Date,
): Promise<DocumentWorker & { keyId: string }> {
  const subject = { commonName: BRAND_NAME, organization: BRAND_NAME };
  const keys = await loadSigningKeys(path.join(DATA_DIR, 'signing'), subject, now);
  return { ...createDocumentWorker({ keys }), keyId: keyIdOf(keys) };
}
