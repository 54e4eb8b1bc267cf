import type { BranchAct, BranchChanges, BranchEdit, Opening } from '@app/contract/pharmacies';
import { type InsertObject, sql, type UpdateObject } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { NewRow } from '../platform/database/rows.ts';
import type { BranchRow, PharmaciesTables } from './pharmacies.repository.ts';

/** The written columns of a branch. */
export type BranchSet = Pick<
  UpdateObject<PharmaciesTables, 'branch_office'>,
  | 'locality'
  | 'name'
  | 'opening_hours'
  | 'phone_number'
  | 'province_code'
  | 'street_name'
  | 'street_number'
> & { active?: boolean };

/** A branch's own changes as columns. */
export const columnsOfChanges = ({
  streetName,
  streetNumber,
  phoneNumber,
  openingHours,
}: BranchChanges) => ({
  street_name: streetName,
  street_number: streetNumber,
  phone_number: phoneNumber,
  opening_hours: sql<Opening[]>`${JSON.stringify(openingHours)}::jsonb`,
});

/** Staff's changes of a branch as columns. */
export const columnsOfEdit = ({ name, locality, provinceCode, ...changes }: BranchEdit) => ({
  ...columnsOfChanges(changes),
  name,
  locality,
  province_code: provinceCode,
});

/** Writes branches. */
export const branchWritesRepository = (database: Database) => {
  const db = database.withTables<PharmaciesTables>();
  return {
    /** The pharmacy with a CUIT, added if it does not exist; locked until the end of the transaction. */
    pharmacyOf: async (cuit: string, name: string) => {
      await db
        .insertInto('pharmacy')
        .values({ cuit, name })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return db
        .selectFrom('pharmacy')
        .selectAll()
        .where('cuit', '=', cuit)
        .forShare()
        .executeTakeFirstOrThrow();
    },

    isProvince: async (code: string): Promise<boolean> =>
      (await db
        .selectFrom('province')
        .select('indec_code')
        .where('indec_code', '=', code)
        .executeTakeFirst()) !== undefined,

    insert: async (row: InsertObject<PharmaciesTables, 'branch_office'>): Promise<string> =>
      (await db.insertInto('branch_office').values(row).returning('id').executeTakeFirstOrThrow())
        .id,

    /** Changes a branch over the version that was read, or changes whether it is active; returns whether it did. */
    update: async ({ id, version }: Pick<BranchRow, 'id' | 'version'>, set: BranchSet) => {
      const { active } = set;
      const { numUpdatedRows } = await db
        .updateTable('branch_office')
        .set({ ...set, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .$if(active !== undefined, (rows) => rows.where('active', '=', !active))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Stores an event in the history. */
    remember: (event: Omit<NewRow<'branch_change'>, 'act'> & { act: BranchAct }) =>
      db.insertInto('branch_change').values(event).execute(),
  };
};
