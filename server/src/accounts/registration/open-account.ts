import { accountConsentsRepository } from '../../consents/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { whereUnique } from '../../platform/database/where-unique.ts';
import { refuse } from '../accounts.refusals.ts';
import type { AccountRow } from '../accounts.repository.ts';
import type { Accounts } from '../accounts.ts';

/** Refuses an address that an account uses; registrations that were never activated do not count. */
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
 * Creates an active patient account whose mailbox was proved by a mailed key, and accepts the terms as in any
 * registration. Refuses an address that has got an account since.
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
