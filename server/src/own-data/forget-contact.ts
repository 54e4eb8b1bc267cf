import { addressesOf, forgottenAddress } from '../accounts/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { answeredRequestsRepository } from '../profiles/index.ts';
import { forgetEmail } from '../visits/index.ts';
import type { OwnData } from './own-data-context.ts';

/** Where the owner of an account is and was written to. */
export async function recipientsOf(
  transaction: DatabaseTransaction,
  accountId: string,
): Promise<string[]> {
  const telephones = await answeredRequestsRepository(transaction).telephonesOf(accountId);
  return [...(await addressesOf(transaction, accountId)), ...telephones];
}

/**
 * Takes away how the owner of an account is reached, wherever that is written; every capability does it to its own
 * tables. Acts of staff, messages and visits stay, without the address. What counts tries by e-mail ends by itself.
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
