import { CLINIC_TIME_ZONE } from '@app/contract/kernel';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

/** Who did something at which counter, with the names of that day. */
type AtCounter = {
  id: string;
  prescription_id: string;
  branch_id: string;
  account_id: string;
  pharmacy_name: string;
  branch_name: string;
  pharmacist_name: string;
  pharmacist_licence: string;
};

type DispensingTables = {
  dispensing: AtCounter & { dispensed_at: Date; partial: boolean };
  dispensing_line: {
    line_id: string;
    dispensing_id: string;
    product: string;
    pack: string;
    quantity: number;
    lot: string;
    substitution: string | null;
  };
  prescription_block: AtCounter & { reason: string; blocked_at: Date };
  prescription: { id: string; patient_name: string };
  prescription_line: {
    id: string;
    item: number;
    cuir: string;
    generic_name: string;
    concentration: string;
    form: string;
    quantity: number;
  };
};

export type NewDispensing = Insertable<DispensingTables['dispensing']>;
export type NewDispensedLine = Insertable<DispensingTables['dispensing_line']>;
export type NewBlock = Insertable<DispensingTables['prescription_block']>;

export type DispensingRow = Selectable<DispensingTables['dispensing']> & { patient_name: string };
export type DispensedLineRow = Selectable<DispensingTables['dispensing_line']> &
  Pick<
    DispensingTables['prescription_line'],
    'item' | 'cuir' | 'generic_name' | 'concentration' | 'form'
  > & { prescribed: number };

/** The days of the clinic from one to another, both whole; open where one is missing. */
export type Period = { fromDate?: string | undefined; toDate?: string | undefined };

export type Page = { size: number; number: number };

/** The instant at which a day begins in Argentina, some days later. */
const startOf = (day: string, later = 0) =>
  sql<Date>`((${day}::date + ${sql.lit(later)})::timestamp at time zone ${sql.lit(CLINIC_TIME_ZONE)})`;

export const dispensingRepository = (database: Database) => {
  const db = database.withTables<DispensingTables>();
  const dispensings = () =>
    db
      .selectFrom('dispensing')
      .innerJoin('prescription', 'prescription.id', 'dispensing.prescription_id')
      .selectAll('dispensing')
      .select('prescription.patient_name');
  const ofBranch = (branchId: string, { fromDate, toDate }: Period) =>
    dispensings()
      .where('dispensing.branch_id', '=', branchId)
      .$if(fromDate !== undefined, (query) =>
        query.where('dispensing.dispensed_at', '>=', startOf(fromDate ?? '')),
      )
      .$if(toDate !== undefined, (query) =>
        query.where('dispensing.dispensed_at', '<', startOf(toDate ?? '', 1)),
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

    /** What a branch handed over, newest first: a page of it, or all. */
    listOfBranch: (branchId: string, period: Period, page?: Page): Promise<DispensingRow[]> => {
      const all = ofBranch(branchId, period);
      return (page ? all.limit(page.size).offset(page.number * page.size) : all).execute();
    },

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
        // As one value: a table has thousands of them.
        .where(sql<boolean>`dispensing_id = any(${dispensingIds}::uuid[])`)
        .orderBy('prescription_line.item')
        .execute(),
  };
};
