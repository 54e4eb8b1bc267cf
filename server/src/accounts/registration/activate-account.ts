import type { Role } from '@app/contract/accounts';
import { hashSecret } from '../../platform/ids.ts';
import { refuseLink } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { requireGoodPassword } from '../passwords/passwords.ts';

/**
 * Whether an activation link works. Does not use it up: mail scanners open links
 * (requirement: links survive scanners).
 */
export async function checkActivationKey({ keys, clock }: Accounts, key: string): Promise<Role> {
  const account = await keys.findAccount('activation', hashSecret(key), clock.now());
  if (!account) throw refuseLink();
  return account.role;
}

/**
 * Sets the first password with the e-mailed key, once, and activates the account without logging in. Returns
 * the account.
 */
export async function activateAccount(
  context: Accounts,
  key: string,
  password: string,
): Promise<string> {
  requireGoodPassword(password, await checkActivationKey(context, key));
  const passwordHash = await context.passwords.hash(password);
  return context.database.transaction().execute(async (transaction) => {
    const { keys, registrations, signupPasswords } = context.inTransaction(transaction);
    const now = context.clock.now();
    const used = await keys.use('activation', hashSecret(key), now);
    const activated = used && (await registrations.activate(used.account_id, passwordHash, now));
    if (!activated) throw refuseLink();
    await signupPasswords.forgetOf(activated.email);
    return activated.email;
  });
}
