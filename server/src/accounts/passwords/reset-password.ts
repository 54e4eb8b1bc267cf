import { RESET_KEY_MINUTES, RESETS_PER_HOUR, type Role } from '@app/contract/accounts';
import { recordAudit } from '../../audit/index.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids.ts';
import { accountMails } from '../account-mails.ts';
import { refuseLink } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { isAllowed } from '../login/allowance.ts';
import { forgetGuesses } from '../login/check-guess.ts';
import { requireOfNetwork } from '../login/network-allowance.ts';
import { passwordGuesses } from '../login/prove-password.ts';
import { forgetFailures } from '../login/throttle-login.ts';
import { sendActivation } from '../registration/register-account.ts';
import { requireGoodPassword } from './passwords.ts';

export const RESET_QUEUE = 'password-reset';

/**
 * Requests a recovery mail. The job looks up whether the account exists, so known and unknown e-mails cost
 * the same here (requirement: decoy cost). More than three an hour are ignored without saying so.
 */
export async function askForReset(
  context: Accounts,
  email: string,
  network: string,
): Promise<void> {
  const perNetwork = { max: RESETS_PER_HOUR.NETWORK, minutes: 60 };
  await requireOfNetwork(context, 'reset', { email, network }, perNetwork);
  const perAccount = { max: RESETS_PER_HOUR.ACCOUNT, minutes: 60 };
  if (!(await isAllowed(context, `reset:account:${email}`, perAccount))) return;
  await context.database
    .transaction()
    .execute((transaction) => context.jobs.enqueue(transaction, RESET_QUEUE, { email }));
}

/** Mails the link to the owner of the account, if any; an account never activated gets its activation link. */
export async function sendReset(context: Accounts, email: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const { accounts, keys } = context.inTransaction(transaction);
    const account = await accounts.findByEmail(email);
    if (account?.status === 'PENDING') return sendActivation(context, transaction, account);
    if (account?.status !== 'ACTIVE') return;
    const key = newSecret();
    const now = context.clock.now();
    await keys.replace(
      {
        id: newId(),
        account_id: account.id,
        purpose: 'reset',
        key_hash: hashSecret(key),
        expires_at: new Date(now.getTime() + RESET_KEY_MINUTES * 60_000),
      },
      now,
    );
    await context.sendMail(transaction, accountMails(context).reset(email, key));
  });
}

/**
 * Whether a recovery link works. Does not use it up: mail scanners open links
 * (requirement: links survive scanners).
 */
export async function checkResetKey({ keys, clock }: Accounts, key: string): Promise<Role> {
  const account = await keys.findAccount('reset', hashSecret(key), clock.now());
  if (account?.status !== 'ACTIVE') throw refuseLink();
  return account.role;
}

/**
 * Sets a new password with the e-mailed key, once. Ends every session, keeps the second factor, and mails the
 * owner. Returns the account.
 */
export async function resetPassword(
  context: Accounts,
  key: string,
  password: string,
): Promise<string> {
  requireGoodPassword(password, await checkResetKey(context, key));
  const passwordHash = await context.passwords.hash(password);
  const { ended, id, email } = await context.database.transaction().execute(async (transaction) => {
    const { accounts, emailChanges, keys, sessionEndings, signupPasswords } =
      context.inTransaction(transaction);
    const now = context.clock.now();
    const used = await keys.use('reset', hashSecret(key), now);
    // Locks the account's row first: a login under way waits for it and is then refused.
    const account = used && (await accounts.setPassword(used.account_id, passwordHash));
    if (!account) throw refuseLink();
    // A person who knew the earlier password may have requested it.
    await emailChanges.withdraw(used.account_id, now);
    await signupPasswords.forgetOf(account.email);
    await context.sendMail(transaction, accountMails(context).passwordChanged(account.email));
    await recordAudit(transaction, undefined, {
      type: 'account.password-reset',
      action: 'U',
      purpose: 'HOPERAT',
      entity_type: 'account',
      entity_id: used.account_id,
    });
    return {
      id: used.account_id,
      email: account.email,
      ended: await sessionEndings.endAllOf(used.account_id, 'password reset', now),
    };
  });
  ended.forEach(context.closeSockets);
  await Promise.all([forgetFailures(context, email), forgetGuesses(context, passwordGuesses(id))]);
  return email;
}
