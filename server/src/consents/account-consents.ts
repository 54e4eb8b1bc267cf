import type { accountTextKinds, ChangedText } from '@app/contract/consents';
import { recordAudit } from '../audit/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { accountConsentsRepository } from './account-consents.repository.ts';
import { consentTextsRepository } from './consent-texts.repository.ts';
import { refuse } from './consents.refusals.ts';

/** Texts that an account has to accept again, with their earlier version (requirement: text versions). */
export async function readChangedTexts(database: Database, actor: Actor): Promise<ChangedText[]> {
  const rows = await accountConsentsRepository(database).changedFor(actor.accountId);
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as ChangedText['kind'],
    version: row.version,
    title: row.title,
    body: row.body,
    body_hash: row.body_hash,
    published_at: row.published_at.toISOString(),
    earlierBody: row.earlier_body,
    changes: row.changes,
  }));
}

/** Accepts the version in force, if it is the one that was read. */
export async function acceptChangedText(
  database: Database,
  actor: Actor,
  kind: (typeof accountTextKinds)[number],
  bodyHash: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const text = await consentTextsRepository(transaction).findInForce(kind);
    if (!text) throw refuse('consents.text-not-found');
    if (text.body_hash !== bodyHash) throw refuse('consents.text-changed');
    await accountConsentsRepository(transaction).acceptForAccount(
      actor.accountId,
      text.id,
      actor.sessionId,
    );
    await recordAudit(transaction, actor, {
      type: 'consent.accept',
      action: 'C',
      purpose: 'PATRQT',
      entity_type: 'consent_text',
      entity_id: text.id,
    });
  });
}
