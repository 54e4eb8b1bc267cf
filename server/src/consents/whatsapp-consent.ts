import type { WhatsAppConsent } from '@app/contract/consents';
import { recordAudit } from '../audit/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { consentTextsRepository } from './consent-texts.repository.ts';
import { whatsAppText } from './consents.copy.ts';
import { consentsRepository } from './consents.repository.ts';
import { publishText } from './publish-text.ts';

/** Whether a person accepted messages by WhatsApp, in the words in force. */
export async function acceptsWhatsApp(database: Database, personId: string): Promise<boolean> {
  const text = await consentTextsRepository(database).findInForce('whatsapp');
  if (!text) return false;
  return (await consentsRepository(database).findLive(personId, text.id)) !== undefined;
}

export const readWhatsAppConsent = async (
  database: Database,
  personId: string,
): Promise<WhatsAppConsent> => ({
  ...whatsAppText,
  granted: await acceptsWhatsApp(database, personId),
});

/** Accepts messages by WhatsApp, or withdraws it from the next message on (requirement: text versions). */
export async function setWhatsAppConsent(
  database: Database,
  actor: Actor,
  personId: string,
  granted: boolean,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const text = await publishText(transaction, { kind: 'whatsapp', ...whatsAppText });
    const consents = consentsRepository(transaction);
    if (granted)
      await consents.accept({
        id: newId(),
        consent_text_id: text.id,
        person_id: personId,
        accepted_by: actor.accountId,
        session_id: actor.sessionId,
      });
    else await consents.withdraw(personId, 'whatsapp');
    await recordAudit(transaction, actor, {
      type: granted ? 'consent.accept' : 'consent.withdraw',
      action: granted ? 'C' : 'D',
      purpose: 'PATRQT',
      patient_id: personId,
      entity_type: 'consent_text',
      entity_id: text.id,
    });
  });
}
