import path from 'node:path';
import type { Config } from '../config.ts';
import { createDocumentWorker, type DocumentWorker } from '../pdf/document-worker.ts';
import { loadSigningKeys } from './load-signing-keys.ts';
import { keyIdOf, readSigningKeys, type SigningKeys } from './signing-keys.ts';

/** The thread that renders and signs documents with the installation's key, and the name of that key. */
export async function startSigningWorker(
  config: SigningConfig,
  now: Date,
): Promise<DocumentWorker & { keyId: string }> {
  const keys = config.SIGNING_KEY
    ? readSigningKeys(config.SIGNING_KEY)
    : await keptKeys(config, now);
  return { ...createDocumentWorker({ keys }), keyId: keyIdOf(keys) };
}

type SigningConfig = Pick<Config, 'SIGNING_KEY' | 'DATA_DIR' | 'BRAND_NAME'>;

const keptKeys = ({ DATA_DIR, BRAND_NAME }: SigningConfig, now: Date): Promise<SigningKeys> =>
  loadSigningKeys(
    path.join(DATA_DIR, 'signing'),
    { commonName: BRAND_NAME, organization: BRAND_NAME },
    now,
  );
