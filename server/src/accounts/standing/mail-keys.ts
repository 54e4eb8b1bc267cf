import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Accounts } from '../accounts.ts';
import { RESET_QUEUE } from '../passwords/reset-password.ts';
import { sendActivation } from '../registration/register-account.ts';
import type { StandingChange } from './account-standing.ts';

/** Mails the activation link to the owner of an account that was never activated. */
export async function mailActivation(
  context: Accounts,
  transaction: DatabaseTransaction,
  id: string,
): Promise<StandingChange> {
  const account = await context.inTransaction(transaction).accounts.findById(id);
  if (account?.status !== 'PENDING') return 'state-refused';
  await sendActivation(context, transaction, account);
  return { ended: [] };
}

/** Queues the mail with a password link for the owner of an active account. */
export async function mailReset(
  context: Accounts,
  transaction: DatabaseTransaction,
  id: string,
): Promise<StandingChange> {
  const account = await context.inTransaction(transaction).accounts.findById(id);
  if (account?.status !== 'ACTIVE') return 'state-refused';
  await context.jobs.enqueue(transaction, RESET_QUEUE, { email: account.email });
  return { ended: [] };
}
