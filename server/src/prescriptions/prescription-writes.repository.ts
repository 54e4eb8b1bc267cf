import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { LineRow, PrescriptionRow } from './prescriptions.repository.ts';

export type NewPrescription = Omit<
  PrescriptionRow,
  'status' | 'created_at' | 'sent_at' | 'dispensed_at' | 'annulled_at' | 'version'
>;

/** What is written of prescriptions: their issue, and their end. */
export const prescriptionWritesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'prescription' | 'prescription_line'>>();
  return {
    insert: async (row: NewPrescription, lines: LineRow[]) => {
      await db.insertInto('prescription').values(row).execute();
      await db.insertInto('prescription_line').values(lines).execute();
    },

    /** Ends the prescriptions of a record that nobody has begun to use. */
    annulOf: (consultationId: string, now: Date) =>
      db
        .updateTable('prescription')
        .set((eb) => ({ status: 'ANNULLED', annulled_at: now, version: eb('version', '+', 1) }))
        .where('consultation_id', '=', consultationId)
        .where('status', 'in', ['ISSUED', 'BLOCKED'])
        .execute(),

    countStanding: async (consultationId: string) => {
      const row = await db
        .selectFrom('prescription')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('consultation_id', '=', consultationId)
        .where('status', '<>', 'ANNULLED')
        .executeTakeFirstOrThrow();
      return Number(row.total);
    },
  };
};
