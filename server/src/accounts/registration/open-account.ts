import { accountConsentsRepository } from '../../consents/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { whereUnique } from '../../platform/database/where-unique.ts';
import { refuse } from '../accounts.refusals.ts';
import type { AccountRow } from '../accounts.repository.ts';
import type { Accounts } from '../accounts.ts';

/** Refuses an address that an account uses, other than one that somebody only asked for. */
export async function requireFreeAddress(
  context: Accounts,
  transaction: DatabaseTransaction,
  email: string,
): Promise<void> {
  const { addresses } = context.inTransaction(transaction);
  if (await addresses.isInUse(email)) throw refuse('accounts.email-in-use');
}

type NewAccount = Pick<AccountRow, 'id' | 'email' | 'id_number' | 'password_hash'>;

/**
 * Opens an active account of a patient whose mailbox a mailed key has proved, and accepts the terms for it as at
 * any registration. Refuses an address that got an account meanwhile.
 */
export async function openPatientAccount(
  context: Accounts,
  transaction: DatabaseTransaction,
  account: NewAccount,
): Promise<void> {
  const { addresses, registrations } = context.inTransaction(transaction);
  await addresses.takeFromApplicant(account.email);
  await whereUnique({ account_email_key: () => refuse('accounts.email-in-use') }, () =>
    registrations.insertActive(account, context.clock.now()),
  );
  await accountConsentsRepository(transaction).acceptAtSignup(account.id);
}
