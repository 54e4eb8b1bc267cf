import type { Dispensing } from '@app/contract/dispensing';
import { lineName } from '../prescriptions/index.ts';
import type { DispensedLineRow, DispensingRow } from './dispensing.repository.ts';

/** Dispensings with their lines, in the order in which they were read. */
export function presentDispensings(
  rows: readonly DispensingRow[],
  lines: readonly DispensedLineRow[],
): Dispensing[] {
  const linesOf = Map.groupBy(lines, ({ dispensing_id }) => dispensing_id);
  return rows.map((row) => ({
    id: row.id,
    prescriptionId: row.prescription_id,
    date: row.dispensed_at.toISOString(),
    patient_name: row.patient_name,
    branchOffice: { name: row.branch_name, pharmacy: { name: row.pharmacy_name } },
    pharmacist: { name: row.pharmacist_name, licence: row.pharmacist_licence },
    partial: row.partial,
    lines: (linesOf.get(row.id) ?? []).map(presentLine),
  }));
}

const presentLine = (line: DispensedLineRow) => ({
  item: line.item,
  name: lineName(line),
  prescribed: line.prescribed,
  product: line.product,
  pack: line.pack,
  quantity: line.quantity,
  lot: line.lot,
  substitution: line.substitution,
});
