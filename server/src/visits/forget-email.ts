import type { DatabaseTransaction } from '../platform/database/database.ts';
import { visitWritesRepository } from './rows/visit-writes.repository.ts';

/** Removes the e-mail of an account from its visits (requirement: deletion of data). */
export async function forgetEmail(
  transaction: DatabaseTransaction,
  accountId: string,
  pseudonym: string,
): Promise<void> {
  await visitWritesRepository(transaction).renameEmail(accountId, pseudonym);
}
