import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { whereUnique } from '../../platform/database/where-unique.ts';
import { refuse } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';

/** Sets an account's address; refuses one that another account uses, even if activated since the request. */
export async function moveTo(
  context: Accounts,
  transaction: DatabaseTransaction,
  id: string,
  email: string,
): Promise<void> {
  const { addresses } = context.inTransaction(transaction);
  await addresses.takeFromApplicant(email);
  await whereUnique({ account_email_key: () => refuse('accounts.email-in-use') }, () =>
    addresses.setEmail(id, email),
  );
}

/** The audit row of a change made with a mailed key, without a session. */
export const auditEmail = (transaction: DatabaseTransaction, accountId: string, type: string) =>
  recordAudit(transaction, undefined, {
    type,
    action: 'U',
    purpose: 'HOPERAT',
    entity_type: 'account',
    entity_id: accountId,
  });
