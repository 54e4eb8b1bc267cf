import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { type ConsentTextRow, consentTextsRepository } from './consent-texts.repository.ts';

type Wording = Pick<ConsentTextRow, 'kind' | 'title' | 'body'> &
  Partial<Pick<ConsentTextRow, 'changes' | 'published_by'>>;
type Published = Pick<ConsentTextRow, 'id' | 'version'> & { isNew: boolean };

/** Publishes a new version of a text, unless its words equal those in force. */
export async function publishText(
  transaction: DatabaseTransaction,
  { kind, title, body, changes = '', published_by = null }: Wording,
): Promise<Published> {
  const texts = consentTextsRepository(transaction);
  const body_hash = createHash('sha256').update(body).digest('hex');
  const known = await texts.findInForce(kind);
  if (known?.body_hash === body_hash) return { ...known, isNew: false };
  await texts.lockPublishing();
  const inForce = await texts.findInForce(kind);
  if (inForce?.body_hash === body_hash) return { ...inForce, isNew: false };
  const added = { id: newId(), version: (inForce?.version ?? 0) + 1 };
  await texts.publish({ ...added, kind, title, body, body_hash, changes, published_by });
  return { ...added, isNew: true };
}
