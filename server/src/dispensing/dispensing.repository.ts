import { addDays, startOfDay } from '@app/contract/kernel';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { NewRow, Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';
import type { AtBranch } from './handed-over.repository.ts';

type DispensingTables = Pick<
  Tables,
  'dispensing' | 'dispensing_line' | 'prescription' | 'prescription_block' | 'prescription_line'
>;

export type NewDispensing = NewRow<'dispensing'>;
export type NewDispensedLine = NewRow<'dispensing_line'>;
export type NewBlock = NewRow<'prescription_block'>;

export type DispensingRow = Row<'dispensing'> &
  Pick<Row<'prescription'>, 'patient_name' | 'person_id'>;
export type DispensedLineRow = Row<'dispensing_line'> &
  Pick<Row<'prescription_line'>, 'item' | 'cuir' | 'generic_name' | 'concentration' | 'form'> & {
    prescribed: number;
  };

/** Days in Argentina, both included; open-ended if one is missing. */
export type Period = { fromDate?: string | undefined; toDate?: string | undefined };

export type Page = { size: number; number: number };

export const dispensingRepository = (database: Database) => {
  const db = database.withTables<DispensingTables>();
  const dispensings = () =>
    db
      .selectFrom('dispensing')
      .innerJoin('prescription', 'prescription.id', 'dispensing.prescription_id')
      .selectAll('dispensing')
      .select(['prescription.patient_name', 'prescription.person_id']);
  const ofBranch = (branchId: string, { fromDate, toDate }: Period) =>
    dispensings()
      .where('dispensing.branch_id', '=', branchId)
      .$if(fromDate !== undefined, (query) =>
        query.where('dispensing.dispensed_at', '>=', startOfDay(fromDate ?? '')),
      )
      .$if(toDate !== undefined, (query) =>
        query.where('dispensing.dispensed_at', '<', startOfDay(addDays(toDate ?? '', 1))),
      )
      .orderBy('dispensing.dispensed_at', 'desc')
      .orderBy('dispensing.id', 'desc');
  return {
    insert: async (row: NewDispensing, lines: NewDispensedLine[]) => {
      await db.insertInto('dispensing').values(row).execute();
      await db.insertInto('dispensing_line').values(lines).execute();
    },

    insertBlock: (row: NewBlock) => db.insertInto('prescription_block').values(row).execute(),

    findOfPrescription: (prescriptionId: string): Promise<DispensingRow | undefined> =>
      dispensings().where('prescription_id', '=', prescriptionId).executeTakeFirst(),

    /** What a branch handed over for some prescriptions, since an instant. */
    findOfBranch: ({
      branchId,
      prescriptionIds,
      since,
      until,
    }: AtBranch): Promise<DispensingRow[]> =>
      dispensings()
        .where('dispensing.branch_id', '=', branchId)
        .where(sql<boolean>`dispensing.prescription_id = any(${prescriptionIds}::uuid[])`)
        .where('dispensing.dispensed_at', '>=', since)
        .$if(until !== null, (query) => query.where('dispensing.dispensed_at', '<=', until))
        .orderBy('dispensing.dispensed_at')
        .orderBy('dispensing.id')
        .execute(),

    /** What a branch handed over, newest first: a page or all. */
    listOfBranch: (branchId: string, period: Period, page: Page): Promise<DispensingRow[]> =>
      ofBranch(branchId, period)
        .limit(page.size)
        .offset(page.number * page.size)
        .execute(),

    findLines: (dispensingIds: string[]): Promise<DispensedLineRow[]> =>
      db
        .selectFrom('dispensing_line')
        .innerJoin('prescription_line', 'prescription_line.id', 'dispensing_line.line_id')
        .selectAll('dispensing_line')
        .select([
          'prescription_line.item',
          'prescription_line.cuir',
          'prescription_line.generic_name',
          'prescription_line.concentration',
          'prescription_line.form',
          'prescription_line.quantity as prescribed',
        ])
        // As one parameter, since a spreadsheet has thousands of them.
        .where(sql<boolean>`dispensing_id = any(${dispensingIds}::uuid[])`)
        .orderBy('prescription_line.item')
        .execute(),
  };
};
