import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Mail } from '../../platform/outside/message.ts';
import { accountMails } from '../account-mails.ts';
import type { Accounts } from '../accounts.ts';
import { standingRepository } from './standing.repository.ts';

/** Why an account's status was not changed. */
export type StandingFault = 'state-refused' | 'last-admin';

/** A change of status in a transaction: the sessions that it ended, or why nothing changed. */
export type StandingChange = { ended: string[] } | StandingFault;

/** Changes the status of an account, in the transaction that records the act. */
export type ChangeStanding = (
  context: Accounts,
  transaction: DatabaseTransaction,
  id: string,
) => Promise<StandingChange>;

/**
 * The account, if it is in use: held until the end of the transaction, so that it is neither disabled nor deleted
 * meanwhile. Nothing if it was.
 */
export const holdActive = statement<{ accountId: string }, { id: string }>(
  ({ accountId }) =>
    `select id from account where id = ${accountId} and status = 'ACTIVE' for share`,
);

/**
 * Disables an account and ends its sessions (requirement: disabled at once). Locks the account's row first, so
 * that a concurrent login waits and then opens no session.
 */
export const disableAccount: ChangeStanding = async (context, transaction, id) => {
  if (await isLastAdmin(transaction, id)) return 'last-admin';
  const disabled = await standingRepository(transaction).setStatus(id, 'ACTIVE', 'DISABLED');
  if (!disabled) return 'state-refused';
  return tellAndEnd(context, transaction, id, accountMails(context).disabled(disabled.email));
};

export const enableAccount: ChangeStanding = async (context, transaction, id) => {
  const enabled = await standingRepository(transaction).setStatus(id, 'DISABLED', 'ACTIVE');
  if (!enabled) return 'state-refused';
  return tellAndEnd(context, transaction, id, accountMails(context).enabled(enabled.email));
};

export const endSessionsOf: ChangeStanding = async (context, transaction, id) => {
  const account = await context.inTransaction(transaction).accounts.findById(id);
  if (account?.status !== 'ACTIVE') return 'state-refused';
  return tellAndEnd(context, transaction, id, accountMails(context).sessionsEnded(account.email));
};

/** Removes a lost second factor; all sessions end. */
export const removeLostFactor: ChangeStanding = async (context, transaction, id) => {
  const { accounts, factors } = context.inTransaction(transaction);
  const account = await accounts.findById(id);
  if (!account || !(await factors.remove(id))) return 'state-refused';
  const mail = accountMails(context).secondFactorRemoved(account.email);
  return tellAndEnd(context, transaction, id, mail);
};

/** Whether nobody else could administer the installation; locks the administrators. */
export async function isLastAdmin(transaction: DatabaseTransaction, id: string): Promise<boolean> {
  const admins = await standingRepository(transaction).lockAdmins();
  return admins.length === 1 && admins[0] === id;
}

/** Mails the owner and ends all sessions; their sockets close after the commit. */
export async function tellAndEnd(
  context: Accounts,
  transaction: DatabaseTransaction,
  id: string,
  mail: Mail,
): Promise<StandingChange> {
  await context.sendMail(transaction, mail);
  const { sessionEndings } = context.inTransaction(transaction);
  return { ended: await sessionEndings.endAllOf(id, 'ended by staff', context.clock.now()) };
}

/** The facts about an account's status that its row does not have. */
export async function standingFacts(context: Accounts, id: string) {
  const [sessions, factor] = await Promise.all([
    standingRepository(context.database).sessionsOf(id, context.clock.now()),
    context.factors.find(id),
  ]);
  return { ...sessions, secondFactor: Boolean(factor?.confirmed_at) };
}
