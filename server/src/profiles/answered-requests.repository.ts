import { sql } from 'kysely';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { PatientRow } from './profile-rows.ts';
import { internationalOf } from './telephone/whatsapp-reach.ts';

/** A plan verified by staff with the insurer. */
type VerifiedPlan = Pick<
  PatientRow,
  'attention_type' | 'prepaid_health_category_id' | 'affiliate_number' | 'coverage_verified_at'
>;

/** Identity columns that staff corrects on request. */
type IdentityColumn = 'first_name' | 'last_name' | 'id_number' | 'birth_date';

type ContactTables = Pick<
  Tables,
  | 'confirmed_telephone'
  | 'patient'
  | 'person'
  | 'profile_draft'
  | 'telephone_change'
  | 'telephone_code'
>;

/** Changes that staff makes on request, in the transaction of the answer. */
export const answeredRequestsRepository = (transaction: DatabaseTransaction) => {
  const db = transaction.withTables<ContactTables>();
  return {
    setPlan: (personId: string, plan: VerifiedPlan) =>
      db.updateTable('patient').set(plan).where('person_id', '=', personId).execute(),

    /** Corrects a field that still has the value it had at the request; returns nothing if it changed. */
    rectify: (personId: string, column: IdentityColumn, from: string, to: string) =>
      db
        .updateTable('person')
        .set({ [column]: to })
        .where('id', '=', personId)
        .where(column, '=', from)
        .returning(['account_id', 'cuil', 'sex_str'])
        .executeTakeFirst(),

    /** Keeps a DNI that was corrected, for what was signed with it, and stores the CUIL that goes with the new one. */
    keepFormerDni: (personId: string, former: string, cuil: string | null) =>
      db
        .updateTable('person')
        .set({ former_id_numbers: sql`array_append(former_id_numbers, ${former})`, cuil })
        .where('id', '=', personId)
        .execute(),

    /** Every known telephone that an account has or had, in international form. */
    telephonesOf: async (accountId: string): Promise<string[]> => {
      const { rows } = await sql<{ phone_number: string }>`
        select phone_number from person where account_id = ${accountId} and phone_number is not null
        union select phone_number from confirmed_telephone where account_id = ${accountId}
        union select phone_number from telephone_code where account_id = ${accountId}
        union select old_number from telephone_change where account_id = ${accountId}`.execute(db);
      return rows.map(({ phone_number }) => internationalOf(phone_number));
    },

    /** Removes the contact data of a person; their identity stays in the record. */
    forgetContact: async (accountId: string): Promise<void> => {
      await db
        .updateTable('person')
        .set({ phone_number: null, alias: null })
        .where('account_id', '=', accountId)
        .execute();
      await db.deleteFrom('profile_draft').where('account_id', '=', accountId).execute();
      await db.deleteFrom('telephone_change').where('account_id', '=', accountId).execute();
      await db.deleteFrom('telephone_code').where('account_id', '=', accountId).execute();
      await db.deleteFrom('confirmed_telephone').where('account_id', '=', accountId).execute();
    },
  };
};
