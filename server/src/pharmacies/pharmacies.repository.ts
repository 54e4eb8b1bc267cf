import type { BranchChanges, Opening } from '@app/contract/pharmacies';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Known, RowOf } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The hours of a branch are what the contract's schema let in. */
type PharmaciesTables = Pick<Tables, 'branch_account' | 'pharmacy' | 'province'> & {
  branch_office: Known<'branch_office', { opening_hours: Opening[] }>;
};

/** A branch with the names of its pharmacy and its province. */
export type BranchRow = RowOf<PharmaciesTables['branch_office']> & {
  pharmacy_name: string;
  province_name: string;
};

export const pharmaciesRepository = (database: Database) => {
  const db = database.withTables<PharmaciesTables>();
  const branches = () =>
    db
      .selectFrom('branch_office')
      .innerJoin('pharmacy', 'pharmacy.id', 'branch_office.pharmacy_id')
      .innerJoin('province', 'province.indec_code', 'branch_office.province_code')
      .selectAll('branch_office')
      .select(['pharmacy.name as pharmacy_name', 'province.name as province_name']);
  return {
    /** The branch that an account is bound to, while it and its pharmacy are open for business. */
    findOfAccount: (accountId: string): Promise<BranchRow | undefined> =>
      branches()
        .innerJoin('branch_account', 'branch_account.branch_id', 'branch_office.id')
        .where('branch_account.account_id', '=', accountId)
        .where('branch_office.active', '=', true)
        .where('pharmacy.active', '=', true)
        .executeTakeFirst(),

    /** Changes a branch over the version that was read; answers whether it was that one. */
    update: async (
      id: string,
      version: number,
      { streetName, streetNumber, phoneNumber, openingHours }: BranchChanges,
    ): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('branch_office')
        .set({
          street_name: streetName,
          street_number: streetNumber,
          phone_number: phoneNumber,
          opening_hours: sql<Opening[]>`${JSON.stringify(openingHours)}::jsonb`,
          version: version + 1,
        })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
};
