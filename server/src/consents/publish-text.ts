import { createHash } from 'node:crypto';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { type ConsentTextRow, consentsRepository } from './consents.repository.ts';

type Wording = Pick<ConsentTextRow, 'kind' | 'title' | 'body'>;
type Published = Pick<ConsentTextRow, 'id' | 'version'> & { isNew: boolean };

/** The version in force of a text: a new one, unless it is worded like the one that was. */
export async function publishText(
  transaction: DatabaseTransaction,
  { kind, title, body }: Wording,
): Promise<Published> {
  const consents = consentsRepository(transaction);
  const body_hash = createHash('sha256').update(body).digest('hex');
  const known = await consents.findInForce(kind);
  if (known?.body_hash === body_hash) return { ...known, isNew: false };
  await consents.lockPublishing();
  const inForce = await consents.findInForce(kind);
  if (inForce?.body_hash === body_hash) return { ...inForce, isNew: false };
  const added = { id: newId(), version: (inForce?.version ?? 0) + 1 };
  await consents.publish({ ...added, kind, title, body, body_hash });
  return { ...added, isNew: true };
}
