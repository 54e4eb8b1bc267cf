import type { Role } from '@app/contract/accounts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { accountMails } from '../account-mails.ts';
import type { Accounts } from '../accounts.ts';
import { sendActivation } from '../registration/register-account.ts';
import { isLastAdmin, type StandingChange, tellAndEnd } from './account-standing.ts';
import { standingRepository } from './standing.repository.ts';

/**
 * Adds an account of staff or of a pharmacy (requirement: roles given by staff). Its owner sets the password by
 * mail. Returns its id; nothing if the e-mail is in use.
 */
export async function addStaffAccount(
  context: Accounts,
  transaction: DatabaseTransaction,
  account: { id: string; email: string; role: Role },
): Promise<string | undefined> {
  const added = await standingRepository(transaction).addStaff(account);
  if (added) await sendActivation(context, transaction, added);
  return added?.id;
}

/** Changes the role of an account of staff or of a pharmacy; at least one administrator always remains. */
export async function giveRole(
  context: Accounts,
  transaction: DatabaseTransaction,
  id: string,
  role: Role,
): Promise<StandingChange> {
  if (role !== 'ADMIN' && (await isLastAdmin(transaction, id))) return 'last-admin';
  const given = await standingRepository(transaction).setRole(id, role);
  if (!given) return 'state-refused';
  return tellAndEnd(context, transaction, id, accountMails(context).roleChanged(given.email, role));
}
