import { csvOf, dayOf, hourOf, writtenDay } from '@app/contract/kernel';
import { spacedCuir } from '@app/contract/prescriptions';
import { lineName } from '../prescriptions/index.ts';
import { tableCopy } from './dispensing.copy.ts';
import type { DispensedLineRow, DispensingRow } from './dispensing.repository.ts';

/** A spreadsheet with one line per medicine. */
export function dispensingTable(
  rows: readonly DispensingRow[],
  lines: readonly DispensedLineRow[],
): Buffer {
  const linesOf = Map.groupBy(lines, ({ dispensing_id }) => dispensing_id);
  const cells = rows.flatMap((row) =>
    (linesOf.get(row.id) ?? []).map((line) => [
      writtenDay(dayOf(row.dispensed_at)),
      hourOf(row.dispensed_at),
      row.patient_name,
      spacedCuir(line.cuir),
      lineName(line),
      line.prescribed,
      line.quantity,
      line.product,
      line.pack,
      line.lot,
      line.substitution ?? '',
      row.partial ? tableCopy.partial : tableCopy.whole,
      row.pharmacist_name,
      row.pharmacist_licence,
    ]),
  );
  return Buffer.from(csvOf([tableCopy.columns, ...cells]));
}
