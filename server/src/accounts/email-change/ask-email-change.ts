import { EMAIL_CHANGE_HOURS, EMAIL_CHANGES_PER_HOUR } from '@app/contract/accounts';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { hashSecret, newId, newSecret } from '../../platform/ids.ts';
import { accountMails } from '../account-mails.ts';
import { refuse } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { isAllowed, requireAllowed } from '../login/allowance.ts';
import { requireStepUp } from '../login/step-up.ts';

export const EMAIL_CHANGE_QUEUE = 'email-change';

const HOURLY = { max: EMAIL_CHANGES_PER_HOUR, minutes: 60 };

/** The account's e-mail, and its change that waits for confirmation by the new address. */
export async function ownEmailChange(context: Accounts, accountId: string) {
  const [account, change] = await Promise.all([
    context.accounts.findById(accountId),
    context.emailChanges.findWaiting(accountId, context.clock.now()),
  ]);
  if (!account) throw refuseKernel('session.required');
  const pending = change && {
    email: change.new_email,
    expiresDate: change.expires_at.toISOString(),
  };
  return { email: account.email, pending: pending ?? null };
}

/** Requests a change of the account's e-mail, with a recent proof of identity. */
export async function askEmailChange(context: Accounts, actor: Actor, email: string) {
  requireStepUp(actor, context.clock.now());
  await requireAllowed(context, `email-change:account:${actor.accountId}`, HOURLY);
  await context.database.transaction().execute(async (transaction) => {
    const account = await context.inTransaction(transaction).addresses.lock(actor.accountId);
    if (account?.status !== 'ACTIVE') throw refuseKernel('session.required');
    if (account.email === email) throw refuse('accounts.email-unchanged');
    await beginEmailChange(context, transaction, actor.accountId, email);
    await recordAudit(transaction, actor, {
      type: 'account.email-change-asked',
      action: 'U',
      purpose: 'HOPERAT',
      entity_type: 'account',
      entity_id: actor.accountId,
    });
  });
}

/**
 * Stores the change, replacing a pending one. Only the job looks up whether the address has an account, so the
 * answer does not show it (requirement: decoy cost). The account is locked.
 */
export async function beginEmailChange(
  context: Accounts,
  transaction: DatabaseTransaction,
  accountId: string,
  email: string,
): Promise<void> {
  const { emailChanges } = context.inTransaction(transaction);
  const now = context.clock.now();
  const id = newId();
  await emailChanges.withdraw(accountId, now);
  await emailChanges.insert({
    id,
    account_id: accountId,
    new_email: email,
    asked_at: now,
    expires_at: new Date(now.getTime() + EMAIL_CHANGE_HOURS * 3_600_000),
  });
  await context.jobs.enqueue(transaction, EMAIL_CHANGE_QUEUE, { id });
}

export async function withdrawEmailChange(
  { emailChanges, clock }: Accounts,
  accountId: string,
): Promise<void> {
  await emailChanges.withdraw(accountId, clock.now());
}

/**
 * Mails the link to the new address. If that address has an active account, its owner is told so instead, at
 * most three times an hour.
 */
export async function mailEmailChange(context: Accounts, id: string): Promise<void> {
  const change = await context.emailChanges.findById(id, context.clock.now());
  if (!change) return;
  const { new_email: email } = change;
  if (!(await isAllowed(context, `email-change:address:${email}`, HOURLY))) return;
  const key = newSecret();
  await context.database.transaction().execute(async (transaction) => {
    const { addresses, emailChanges } = context.inTransaction(transaction);
    const mails = accountMails(context);
    if (await addresses.isInUse(email))
      return context.sendMail(transaction, mails.emailInUse(email));
    await emailChanges.setKey(id, hashSecret(key));
    await context.sendMail(transaction, mails.confirmEmail(email, key));
  });
}
