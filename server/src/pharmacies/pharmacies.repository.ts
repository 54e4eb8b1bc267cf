import type { Opening } from '@app/contract/pharmacies';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Known, RowOf } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The opening hours of a branch have the contract's schema. */
export type PharmaciesTables = Pick<
  Tables,
  'branch_account' | 'branch_change' | 'pharmacy' | 'province'
> & {
  branch_office: Known<'branch_office', { opening_hours: Opening[] }>;
};

/** A branch with its pharmacy and the name of its province. */
export type BranchRow = RowOf<PharmaciesTables['branch_office']> & {
  cuit: string;
  pharmacy_name: string;
  pharmacy_active: boolean;
  province_name: string;
};

/** Every branch, with the names of its pharmacy and province. */
export const branchesIn = (database: Database) =>
  database
    .withTables<PharmaciesTables>()
    .selectFrom('branch_office')
    .innerJoin('pharmacy', 'pharmacy.id', 'branch_office.pharmacy_id')
    .innerJoin('province', 'province.indec_code', 'branch_office.province_code')
    .selectAll('branch_office')
    .select([
      'cuit',
      'pharmacy.name as pharmacy_name',
      'pharmacy.active as pharmacy_active',
      'province.name as province_name',
    ]);

/** Active branches of active pharmacies. */
export const openBranches = (database: Database) =>
  branchesIn(database).where('branch_office.active', '=', true).where('pharmacy.active', '=', true);

export const pharmaciesRepository = (database: Database) => {
  const db = database.withTables<PharmaciesTables>();
  const branches = () => branchesIn(database);
  const open = () => openBranches(database);
  return {
    /** Branches by id, active or not: an order keeps its branch. */
    findByIds: (ids: readonly string[]): Promise<BranchRow[]> =>
      branches().where('branch_office.id', '=', sql<string>`any(${ids}::uuid[])`).execute(),

    findOpen: (id: string): Promise<BranchRow | undefined> =>
      open().where('branch_office.id', '=', id).executeTakeFirst(),

    /** The accounts that work at a branch. */
    accountsOf: async (branchId: string): Promise<string[]> =>
      (
        await db
          .selectFrom('branch_account')
          .select('account_id')
          .where('branch_id', '=', branchId)
          .execute()
      ).map(({ account_id }) => account_id),

    /** Whether a branch is active; if so, it and its pharmacy stay active until the end of the transaction. */
    lockOpen: async (id: string): Promise<boolean> =>
      (await open()
        .where('branch_office.id', '=', id)
        .forShare(['branch_office', 'pharmacy'])
        .executeTakeFirst()) !== undefined,

    /** The branch of an account, active or not. */
    findOfAccount: (accountId: string): Promise<BranchRow | undefined> =>
      branches()
        .innerJoin('branch_account', 'branch_account.branch_id', 'branch_office.id')
        .where('branch_account.account_id', '=', accountId)
        .executeTakeFirst(),
  };
};
