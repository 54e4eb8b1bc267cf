import { hashSecret } from '../../platform/ids.ts';
import { accountMails } from '../account-mails.ts';
import { refuseLink } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { auditEmail, moveTo } from './move-to-address.ts';

/** The address that a link restores; does not use it up (requirement: links survive scanners). */
export async function checkEmailUndo({ emailUndos, clock }: Accounts, key: string) {
  const change = await emailUndos.findToUndo(hashSecret(key), clock.now());
  if (!change) throw refuseLink();
  return change.old_email;
}

/**
 * Restores the e-mail that the account had before a change, whatever changed since, and ends every session,
 * since an intruder may be logged in.
 */
export async function undoEmailChange(context: Accounts, key: string): Promise<void> {
  const ended = await context.database.transaction().execute(async (transaction) => {
    const { addresses, emailUndos, keys, sessionEndings } = context.inTransaction(transaction);
    const now = context.clock.now();
    const change = await emailUndos.findToUndo(hashSecret(key), now);
    const account = change && (await addresses.lock(change.account_id));
    if (!account) throw refuseLink();
    if (!(await emailUndos.endSince(change, change.confirmed_at, now))) throw refuseLink();
    if (account.email !== change.old_email)
      await moveTo(context, transaction, account.id, change.old_email);
    await keys.invalidate(account.id, 'reset', now);
    await context.sendMail(transaction, accountMails(context).emailRestored(change.old_email));
    await auditEmail(transaction, account.id, 'account.email-change-undone');
    return sessionEndings.endAllOf(account.id, 'change of e-mail undone', now);
  });
  ended.forEach(context.closeSockets);
}
