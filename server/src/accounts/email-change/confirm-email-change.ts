import { EMAIL_UNDO_HOURS } from '@app/contract/accounts';
import { hashSecret, newSecret } from '../../platform/ids.ts';
import { accountMails } from '../account-mails.ts';
import { refuseLink } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { auditEmail, moveTo } from './move-to-address.ts';

/**
 * The address that a link confirms. Does not use the link up, since mail scanners open links
 * (requirement: links survive scanners).
 */
export async function checkEmailChange({ emailChanges, clock }: Accounts, key: string) {
  const change = await emailChanges.findToConfirm(hashSecret(key), clock.now());
  if (!change) throw refuseLink();
  return change.new_email;
}

/**
 * Changes the account's e-mail, once, and mails the earlier address a link that undoes it
 * (requirement: change of e-mail). Password links mailed before stop working.
 */
export async function confirmEmailChange(context: Accounts, key: string): Promise<void> {
  await context.database.transaction().execute(async (transaction) => {
    const { addresses, emailChanges, emailUndos, keys } = context.inTransaction(transaction);
    const now = context.clock.now();
    const change = await emailChanges.findToConfirm(hashSecret(key), now);
    const account = change && (await addresses.lock(change.account_id));
    if (!change || account?.status !== 'ACTIVE') throw refuseLink();
    const undoKey = newSecret();
    const confirmed = await emailUndos.confirm(change.id, {
      old_email: account.email,
      undo_hash: hashSecret(undoKey),
      confirmed_at: now,
      undo_expires_at: new Date(now.getTime() + EMAIL_UNDO_HOURS * 3_600_000),
    });
    if (!confirmed) throw refuseLink();
    await moveTo(context, transaction, account.id, change.new_email);
    await keys.invalidate(account.id, 'reset', now);
    await context.sendMail(transaction, accountMails(context).emailChanged(account.email, undoKey));
    await auditEmail(transaction, account.id, 'account.email-changed');
  });
}
