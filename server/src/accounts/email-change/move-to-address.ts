import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { whereUnique } from '../../platform/database/where-unique.ts';
import { refuse } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';

/** Gives an account an address; refuses one that another account uses, also one activated meanwhile. */
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

/** The audit row of a change made with a mailed key; its reader has no session. */
export const auditEmail = (transaction: DatabaseTransaction, accountId: string, type: string) =>
  recordAudit(transaction, undefined, {
    type,
    action: 'U',
    purpose: 'HOPERAT',
    entity_type: 'account',
    entity_id: accountId,
  });
