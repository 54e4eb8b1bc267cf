import { ageOn } from '@app/contract/kernel';
import type { OpenOwnAccount } from '@app/contract/own-account';
import { ADULT_AGE } from '@app/contract/profiles';
import { openPatientAccount, refuseLink, requireGoodPassword } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { hashSecret, newId } from '../platform/ids.ts';
import { personAccountRepository, profileDraftsRepository } from '../profiles/index.ts';
import { keysRepository } from './keys.repository.ts';
import { accountOpened } from './own-account.copy.ts';
import { refuse } from './own-account.refusals.ts';
import type { OwnAccount } from './own-account-context.ts';

type FoundKey = NonNullable<Awaited<ReturnType<ReturnType<typeof keysRepository>['lock']>>>;

/** The e-mail of a link. Does not use it up, since mail scanners open links (requirement: links survive scanners). */
export async function checkKey({ clock, database }: OwnAccount, key: string): Promise<string> {
  const found = await keysRepository(database).find(hashSecret(key), clock.now());
  if (!found) throw refuseLink();
  return found.email;
}

/**
 * Creates the account of a link's person, once, for the existing record
 * (requirement: own account of a dependant). A wrong DNI is counted.
 */
export async function openAccountOf(
  context: OwnAccount,
  { key, id_number, newPassword }: OpenOwnAccount,
): Promise<void> {
  const { accounts, clock, database, notifications } = context;
  await checkKey(context, key);
  requireGoodPassword(newPassword, 'PATIENT');
  const passwordHash = await accounts.passwords.hash(newPassword);
  const opened = await database.transaction().execute(async (transaction) => {
    const now = clock.now();
    const keys = keysRepository(transaction);
    const found = await keys.lock(hashSecret(key), now);
    if (!found) throw refuseLink();
    if (found.id_number !== id_number) {
      await keys.countWrong(found.id, now);
      return 'wrong DNI';
    }
    await keys.use(found.id, now);
    return giveAccount(context, transaction, found, passwordHash);
  });
  // Refuses only after the commit, so that the count of the wrong DNI is stored.
  if (opened === 'wrong DNI') throw refuse('own-account.wrong-id-number');
  if (opened) await notifications.push(opened);
}

/** Creates the account, links it to the person, and notifies the holder. */
async function giveAccount(
  { accounts, notifications, profiles }: OwnAccount,
  transaction: DatabaseTransaction,
  { asked_by, birth_date, email, first_name, id_number, person_id }: FoundKey,
  passwordHash: string,
): Promise<NotificationRow | undefined> {
  const account = { id: newId(), email, id_number, password_hash: passwordHash };
  await openPatientAccount(accounts, transaction, account);
  const given = await personAccountRepository(transaction).giveAccount(person_id, account.id);
  if (!given) throw refuseLink();
  await profileDraftsRepository(transaction).delete(asked_by, person_id);
  await recordAudit(transaction, undefined, {
    type: 'account.opened-by-dependant',
    action: 'C',
    purpose: 'PATRQT',
    patient_id: person_id,
    entity_type: 'account',
    entity_id: account.id,
  });
  return notifications.add(transaction, {
    account_id: asked_by,
    event: 'own-account.opened',
    event_key: account.id,
    ...accountOpened(first_name, ageOn(birth_date, profiles.today()) < ADULT_AGE),
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
}
