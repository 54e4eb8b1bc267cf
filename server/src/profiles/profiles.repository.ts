import { sql } from 'kysely';
import { batchById } from '../platform/database/batch-by-id.ts';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import { patientParts, professionalParts } from './profiles.statements.ts';

type ProfilesTables = Pick<
  Tables,
  'account' | 'address' | 'person' | 'professional_insurer' | 'province'
>;

export const profilesRepository = (database: Database) => {
  const db = database.withTables<ProfilesTables>();
  return {
    findPerson: (id: string) =>
      db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst(),

    findPersonOfAccount: (accountId: string) =>
      db.selectFrom('person').selectAll().where('account_id', '=', accountId).executeTakeFirst(),

    /** The people of some accounts. */
    findPersonsOfAccounts: (accountIds: readonly string[]) =>
      db
        .selectFrom('person')
        .selectAll()
        .where('account_id', '=', sql<string>`any(${accountIds}::uuid[])`)
        .execute(),

    /** Everybody with a DNI. */
    idsOfDni: async (idNumber: string) =>
      (await db.selectFrom('person').select('id').where('id_number', '=', idNumber).execute()).map(
        ({ id }) => id,
      ),

    findPersons: (ids: string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db.selectFrom('person').selectAll().where('id', 'in', ids).execute(),

    /** The e-mail of an account, unless its data were deleted. */
    emailOfAccount: async (accountId: string) =>
      (
        await db
          .selectFrom('account')
          .select('email')
          .where('id', '=', accountId)
          .where('status', '<>', 'PSEUDONYMISED')
          .executeTakeFirst()
      )?.email,

    findAddress: (personId: string) =>
      db.selectFrom('address').selectAll().where('person_id', '=', personId).executeTakeFirst(),

    provinceName: async (code: string | null) =>
      code === null
        ? undefined
        : (
            await db
              .selectFrom('province')
              .select('name')
              .where('indec_code', '=', code)
              .executeTakeFirst()
          )?.name,

    /** Finds a person as a patient; nothing without a patient profile. */
    findPatientParts: async (personId: string) =>
      (await patientParts(database, { personId }))[0]?.found ?? undefined,

    /** Filters accounts of professionals who attend by an insurer. */
    attendingBy: async (insurerId: number, accountIds: string[]) => {
      const rows = await db
        .selectFrom('professional_insurer')
        .select('professional_id')
        .where('prepaid_health_id', '=', insurerId)
        .where('professional_id', '=', sql<string>`any(${accountIds}::uuid[])`)
        .execute();
      return new Set(rows.map(({ professional_id }) => professional_id));
    },

    /** Finds an account as a professional; nothing if it is not one. */
    findProfessionalParts: batchById(async (accountIds) => {
      const rows = await professionalParts(database, { accountIds });
      return new Map(rows.map(({ id, found }) => [id, found]));
    }),
  };
};
