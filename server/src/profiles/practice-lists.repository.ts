import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { LicenceRow } from './profile-rows.ts';

type ListTables = Pick<
  Tables,
  'professional_insurer' | 'professional_licence' | 'professional_specialty'
>;

/** Lists in a professional's practice. */
export const practiceListsRepository = (database: Database) => {
  const db = database.withTables<ListTables>();
  const clear = (table: keyof ListTables, accountId: string) =>
    db.deleteFrom(table).where('professional_id', '=', accountId).execute();
  return {
    findLicences: (accountId: string) =>
      db
        .selectFrom('professional_licence')
        .selectAll()
        .where('professional_id', '=', accountId)
        .orderBy('position')
        .execute(),

    replaceLicences: async (accountId: string, rows: LicenceRow[]) => {
      await clear('professional_licence', accountId);
      await db.insertInto('professional_licence').values(rows).execute();
    },

    specialtyIds: async (accountId: string) => {
      const rows = await db
        .selectFrom('professional_specialty')
        .select('specialty_id')
        .where('professional_id', '=', accountId)
        .execute();
      return rows.map(({ specialty_id }) => specialty_id);
    },

    replaceSpecialties: async (accountId: string, ids: readonly number[]) => {
      await clear('professional_specialty', accountId);
      const rows = ids.map((specialty_id, position) => ({
        professional_id: accountId,
        specialty_id,
        position,
      }));
      await db.insertInto('professional_specialty').values(rows).execute();
    },

    replaceInsurers: async (
      accountId: string,
      insurers: readonly Omit<Row<'professional_insurer'>, 'professional_id'>[],
    ) => {
      await clear('professional_insurer', accountId);
      if (insurers.length === 0) return;
      const rows = insurers.map((insurer) => ({ professional_id: accountId, ...insurer }));
      await db.insertInto('professional_insurer').values(rows).execute();
    },
  };
};
