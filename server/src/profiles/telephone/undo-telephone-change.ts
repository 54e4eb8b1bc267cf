import { recordAudit } from '../../audit/index.ts';
import { hashSecret } from '../../platform/ids.ts';
import { profileWritesRepository } from '../profile-writes.repository.ts';
import { refuse } from '../profiles.refusals.ts';
import type { ProfilesContext } from '../profiles-context.ts';
import { telephoneChangesRepository } from './telephone-changes.repository.ts';
import { endingOf } from './telephone-mail.ts';

type Undoing = Pick<ProfilesContext, 'clock' | 'database'>;

const refuseKey = () => refuse('profiles.telephone-key-invalid');

/** The last digits of the telephone that a link restores; does not use it up (requirement: links survive scanners). */
export async function checkTelephoneUndo(
  { clock, database }: Undoing,
  key: string,
): Promise<string> {
  const changes = telephoneChangesRepository(database);
  const change = await changes.findToUndo(hashSecret(key), clock.now());
  if (!change) throw refuseKey();
  return endingOf(change.old_number);
}

/**
 * Restores the telephone from before a change, whatever changed since. Later changes end too, so that none of
 * their links restores a stranger's number (requirement: change of telephone).
 */
export async function undoTelephoneChange(
  { clock, database }: Undoing,
  key: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const changes = telephoneChangesRepository(transaction);
    const now = clock.now();
    const change = await changes.findToUndo(hashSecret(key), now);
    const person =
      change && (await profileWritesRepository(transaction).lockPersonOfAccount(change.account_id));
    if (!person || !(await changes.endSince(change, now))) throw refuseKey();
    await changes.setNumber(person.id, change.old_number);
    await recordAudit(transaction, undefined, {
      type: 'profile.telephone-change-undone',
      action: 'U',
      purpose: 'HOPERAT',
      entity_type: 'person',
      entity_id: person.id,
    });
  });
}
