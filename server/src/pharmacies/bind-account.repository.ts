import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/**
 * Assigns an account to one active branch, replacing the earlier one; without a branch, to none. Returns
 * whether it succeeded.
 */
export async function bindAccount(
  transaction: DatabaseTransaction,
  accountId: string,
  branchId: string | null,
): Promise<boolean> {
  const db =
    transaction.withTables<Pick<Tables, 'branch_account' | 'branch_office' | 'pharmacy'>>();
  await db.deleteFrom('branch_account').where('account_id', '=', accountId).execute();
  if (branchId === null) return true;
  const bound = await db
    .insertInto('branch_account')
    .columns(['account_id', 'branch_id'])
    .expression(
      db
        .selectFrom('branch_office')
        .innerJoin('pharmacy', 'pharmacy.id', 'pharmacy_id')
        .select([sql<string>`${accountId}::uuid`.as('account_id'), 'branch_office.id'])
        .where('branch_office.id', '=', branchId)
        .where('branch_office.active', '=', true)
        .where('pharmacy.active', '=', true),
    )
    .returning('branch_id')
    .executeTakeFirst();
  return bound !== undefined;
}
