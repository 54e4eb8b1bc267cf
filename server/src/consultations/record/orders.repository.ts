import type { RecordPart } from '@app/contract/consultations';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ConsultationChildren } from '../consultation-rows.ts';

type OrderTables = Pick<
  Tables,
  | 'consultation_certificate'
  | 'consultation_instructions'
  | 'consultation_referral'
  | 'consultation_study'
>;

/** Tables of a record's orders, by the part of an edit. */
const ORDER_TABLES: Partial<Record<RecordPart, keyof OrderTables>> = {
  certificate: 'consultation_certificate',
  study: 'consultation_study',
  referral: 'consultation_referral',
  instructions: 'consultation_instructions',
};

/** Orders of a record, except medicines. */
export const ordersRepository = (database: Database) => {
  const db = database.withTables<OrderTables>();
  return {
    insert: async ({ certificates, studies, referrals, instructions }: ConsultationChildren) => {
      if (certificates.length)
        await db.insertInto('consultation_certificate').values(certificates).execute();
      if (studies.length) await db.insertInto('consultation_study').values(studies).execute();
      if (referrals.length)
        await db.insertInto('consultation_referral').values(referrals).execute();
      if (instructions.length)
        await db.insertInto('consultation_instructions').values(instructions).execute();
    },

    /** Ends the orders of these kinds with a version. */
    end: async (id: string, parts: readonly RecordPart[], version: number) => {
      for (const part of parts) {
        const table = ORDER_TABLES[part];
        if (!table) continue;
        await db
          .updateTable(table)
          .set({ until_version: version })
          .where('consultation_id', '=', id)
          .where('until_version', 'is', null)
          .execute();
      }
    },
  };
};
