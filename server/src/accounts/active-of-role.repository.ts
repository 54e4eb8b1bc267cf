import type { Role } from '@app/contract/accounts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The active accounts of a staff role; there are few. */
export async function activeOfRole(
  database: Database,
  role: Extract<Role, 'ADMIN' | 'MEDICAL_DIRECTOR'>,
): Promise<string[]> {
  const rows = await database
    .withTables<Pick<Tables, 'account'>>()
    .selectFrom('account')
    .select('id')
    .where('role', '=', role)
    .where('status', '=', 'ACTIVE')
    .execute();
  return rows.map(({ id }) => id);
}
