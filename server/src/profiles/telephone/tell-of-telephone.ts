import { HOUR_MS } from '@app/contract/kernel';
import { TELEPHONE_UNDO_HOURS } from '@app/contract/profiles';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids.ts';
import type { PersonRow } from '../profile-rows.ts';
import { profilesRepository } from '../profiles.repository.ts';
import type { ProfilesContext } from '../profiles-context.ts';
import { telephoneChangesRepository } from './telephone-changes.repository.ts';
import { telephoneChangedMail } from './telephone-mail.ts';

/** Dependencies of mails about a new telephone. */
export type TelephoneTelling = Pick<ProfilesContext, 'clock' | 'config' | 'outbox' | 'publicUrl'>;

/**
 * Tells an account's mailbox that its person has another telephone, with a link that undoes it
 * (requirement: change of telephone). The person is locked since before the change.
 */
export async function tellOfTelephone(
  context: TelephoneTelling,
  transaction: DatabaseTransaction,
  actor: Actor,
  { id: personId, phone_number: before }: Pick<PersonRow, 'id' | 'phone_number'>,
  number: string | null,
): Promise<void> {
  // A first telephone replaces none, so there is nothing to undo.
  if (!before || !number || before === number) return;
  const { accountId } = actor;
  const to = await profilesRepository(transaction).emailOfAccount(accountId);
  if (!to) return;
  const now = context.clock.now();
  const key = newSecret();
  await telephoneChangesRepository(transaction).insert({
    id: newId(),
    account_id: accountId,
    old_number: before,
    undo_hash: hashSecret(key),
    changed_at: now,
    undo_expires_at: new Date(now.getTime() + TELEPHONE_UNDO_HOURS * HOUR_MS),
  });
  await context.outbox.sendMail(transaction, telephoneChangedMail(context, { to, number, key }));
  await recordAudit(transaction, actor, {
    type: 'profile.telephone-changed',
    action: 'U',
    purpose: 'HOPERAT',
    entity_type: 'person',
    entity_id: personId,
  });
}
