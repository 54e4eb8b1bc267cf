import { addressesOf, forgottenAddress } from '../accounts/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { answeredRequestsRepository } from '../profiles/index.ts';
import { forgetEmail } from '../visits/index.ts';
import type { OwnData } from './own-data-context.ts';

/** The e-mail addresses and telephones of the owner of an account, past ones included. */
export async function recipientsOf(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<string[]> {
  const telephones = await answeredRequestsRepository(transaction).telephonesOf(accountId);
  return [...(await addressesOf(transaction, accountId)), ...telephones];
}

/**
 * Removes the contact data of the owner of an account from every table; each capability changes its own. Acts of staff,
 * messages and visits stay, without the address. Counters of attempts by e-mail expire by themselves.
 */
export async function forgetContact(
  { approvals, notifications, outbox, requests }: OwnData,
  transaction: DatabaseTransaction,
  accountId: string,
  recipients: string[],
): Promise<void> {
  await answeredRequestsRepository(transaction).forgetContact(accountId);
  await requests.forgetContact(transaction, accountId);
  await notifications.forgetDevicesOf(transaction, accountId);
  await approvals.forgetSubject(transaction, accountId, forgottenAddress(accountId));
  await forgetEmail(transaction, accountId, forgottenAddress(accountId));
  await outbox.forgetRecipients(transaction, recipients);
}
