import { recordAudit } from '../audit/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuse } from './consents.refusals.ts';
import { consentsRepository } from './consents.repository.ts';

/** Withdraws the consent to the teleconsultation, of any version (requirement: consent withdrawn). */
export async function withdrawTeleconsultation(
  database: Database,
  actor: Actor,
  personId: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const stood = await consentsRepository(transaction).withdraw(personId, 'teleconsultation');
    if (!stood) throw refuse('consents.nothing-to-withdraw');
    await recordAudit(transaction, actor, {
      type: 'consent.withdraw',
      action: 'D',
      purpose: 'PATRQT',
      patient_id: personId,
      entity_type: 'consent_text',
      entity_id: 'teleconsultation',
    });
  });
}
