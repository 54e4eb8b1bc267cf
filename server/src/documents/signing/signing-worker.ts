import path from 'node:path';
import type { Config } from '../../platform/config.ts';
import { loadSigningKeys } from '../../platform/signing/load-signing-keys.ts';
import { keyIdOf, readSigningKeys, type SigningKeys } from '../../platform/signing/signing-keys.ts';
import { createDocumentWorker, type DocumentWorker } from './document-worker.ts';

/** Renders and signs; `keyId` is stored as evidence of the signature (requirement: signature evidence). */
export type SigningWorker = DocumentWorker & { keyId: string };

/** Starts the threads that render and sign documents with the installation's key. */
export async function startSigningWorker(config: SigningConfig, now: Date): Promise<SigningWorker> {
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
