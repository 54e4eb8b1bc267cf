import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { hashSecret, newSecret } from '../../platform/ids.ts';
import { accountMails } from '../account-mails.ts';
import { refuse } from '../accounts.refusals.ts';
import type { Accounts } from '../accounts.ts';
import { provePassword } from '../login/prove-password.ts';
import { cookieOf, type SessionCookie } from '../sessions/open-session.ts';
import { requireGoodPassword } from './passwords.ts';

type Change = { currentPassword: string; newPassword: string };

/**
 * Changes the account's password. This session gets a new cookie, all others end, and the owner gets a mail.
 * Returns the cookie.
 */
export async function changePassword(
  context: Accounts,
  actor: Actor,
  { currentPassword, newPassword }: Change,
): Promise<SessionCookie> {
  const account = await context.accounts.findById(actor.accountId);
  if (!account) throw refuseKernel('session.required');
  await provePassword(context, account, currentPassword);
  requireGoodPassword(newPassword, account.role);
  if (newPassword === currentPassword)
    throw refuse('accounts.password-unchanged', 'Esa es tu contraseña actual. Elegí otra.');
  const passwordHash = await context.passwords.hash(newPassword);
  const cookie = newSecret();
  const now = context.clock.now();
  const { session, ended } = await context.database.transaction().execute(async (transaction) => {
    const { accounts, emailChanges, sessionWrites, sessionEndings } =
      context.inTransaction(transaction);
    // A recovery may have changed it since: the verified password must still be the current one.
    const changed = await accounts.replacePassword(account.id, account.password_hash, passwordHash);
    if (!changed) throw refuse('accounts.wrong-password', 'La contraseña no es correcta.');
    const session = await sessionWrites.replaceToken(actor.sessionId, hashSecret(cookie));
    if (!session) throw refuseKernel('session.required');
    // A person who knew the earlier password may have requested it.
    await emailChanges.withdraw(account.id, now);
    await context.sendMail(transaction, accountMails(context).passwordChanged(account.email));
    await recordAudit(transaction, actor, {
      type: 'account.password-changed',
      action: 'U',
      purpose: 'HOPERAT',
      entity_type: 'account',
      entity_id: account.id,
    });
    const ended = await sessionEndings.endAllOf(
      account.id,
      'password changed',
      now,
      actor.sessionId,
    );
    return { session, ended };
  });
  ended.forEach(context.closeSockets);
  return cookieOf(cookie, session, now);
}
