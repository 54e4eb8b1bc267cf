import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { accountMails } from '../account-mails.ts';
import type { Accounts } from '../accounts.ts';
import { type StandingChange, tellAndEnd } from './account-standing.ts';
import { pseudonymsRepository } from './pseudonyms.repository.ts';

/**
 * Blocks a patient's account for good and removes what identifies its owner (requirement: deletion of data).
 * Before the address is removed, it gets a mail that explains why the clinical record is kept.
 */
export async function pseudonymiseAccount(
  context: Accounts,
  transaction: DatabaseTransaction,
  id: string,
): Promise<StandingChange> {
  const pseudonyms = pseudonymsRepository(transaction);
  const before = await pseudonyms.lockPatient(id);
  if (!before) return 'state-refused';
  await pseudonyms.pseudonymise(id, forgottenAddress(id));
  await context.inTransaction(transaction).signupPasswords.forgetOf(before.email);
  return tellAndEnd(context, transaction, id, accountMails(context).pseudonymised(before.email));
}

/**
 * Locks the account of a patient before anything of it is ended: what is being booked for it is waited for and then
 * found, and nothing is booked for it afterwards. False if there is none in use.
 */
export const lockForDeletion = async (
  transaction: DatabaseTransaction,
  id: string,
): Promise<boolean> => (await pseudonymsRepository(transaction).lockPatient(id)) !== undefined;

/** Every known e-mail address that an account has or had. */
export const addressesOf = (transaction: DatabaseTransaction, id: string): Promise<string[]> =>
  pseudonymsRepository(transaction).addressesOf(id);

/** The address that replaces that of an account whose data were deleted. */
export const forgottenAddress = (id: string): string => `suprimida-${id}@invalid`;

/** Corrects the DNI of an account, in the transaction that corrects that of its person. */
export const correctIdNumber = async (
  transaction: DatabaseTransaction,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await pseudonymsRepository(transaction).correctIdNumber(id, from, to);
};
