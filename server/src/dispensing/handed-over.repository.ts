import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** Prescriptions that a branch may have dispensed in a period, which may last. */
export type AtBranch = {
  branchId: string;
  prescriptionIds: readonly string[];
  since: Date;
  until: Date | null;
};

/** Quantities that were handed over. */
export const handedOverRepository = (database: Database) => {
  const db =
    database.withTables<Pick<Tables, 'dispensing' | 'dispensing_line' | 'prescription_line'>>();
  return {
    /** By a branch, per line of some prescriptions, in a period. */
    findOfBranch: ({ branchId, prescriptionIds, since, until }: AtBranch) =>
      db
        .selectFrom('dispensing')
        .innerJoin('dispensing_line', 'dispensing_line.dispensing_id', 'dispensing.id')
        .innerJoin('prescription_line', 'prescription_line.id', 'dispensing_line.line_id')
        .select([
          'dispensing.prescription_id',
          'prescription_line.item',
          'dispensing_line.quantity',
        ])
        .where('dispensing.branch_id', '=', branchId)
        .where(sql<boolean>`dispensing.prescription_id = any(${prescriptionIds}::uuid[])`)
        .where('dispensing.dispensed_at', '>=', since)
        .$if(until !== null, (query) => query.where('dispensing.dispensed_at', '<=', until))
        .execute(),
  };
};
