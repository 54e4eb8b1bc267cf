import { CLINIC_TIME_ZONE, dayOf } from '@app/contract/kernel';
import { spacedCuir } from '@app/contract/prescriptions';
import { csvOf } from '../platform/csv.ts';
import { lineName } from '../prescriptions/index.ts';
import { tableCopy } from './dispensing.copy.ts';
import type { DispensedLineRow, DispensingRow } from './dispensing.repository.ts';

const timeFormat = new Intl.DateTimeFormat('es-AR', {
  timeZone: CLINIC_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** One line a medicine, for a spreadsheet. */
export function dispensingTable(
  rows: readonly DispensingRow[],
  lines: readonly DispensedLineRow[],
): Buffer {
  const linesOf = Map.groupBy(lines, ({ dispensing_id }) => dispensing_id);
  const cells = rows.flatMap((row) =>
    (linesOf.get(row.id) ?? []).map((line) => [
      dayOf(row.dispensed_at).split('-').reverse().join('/'),
      timeFormat.format(row.dispensed_at),
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
  return csvOf([tableCopy.columns, ...cells]);
}
