import type { CounterPrescription } from '@app/contract/dispensing';
import { lastValidDay } from '@app/contract/prescriptions';
import {
  type LineRow,
  type PrescriptionRow,
  presentLine,
  statusOn,
} from '../prescriptions/index.ts';
import type { Dispensing } from './dispensing.ts';

/** Prescriptions as the pharmacist reads them: without the HIV mark, and with the payer printed in their documents. */
export async function presentForBranch(
  { documents, prescriptions }: Pick<Dispensing, 'documents' | 'prescriptions'>,
  rows: readonly PrescriptionRow[],
): Promise<CounterPrescription[]> {
  const lines = await prescriptions.findLines(rows.map(({ id }) => id));
  const linesOf = Map.groupBy(lines, ({ prescription_id }) => prescription_id);
  const today = prescriptions.today();
  return Promise.all(
    rows.map(async (row) => {
      const document = await documents.findOfEntity('prescription', row.id);
      const { coverage = null, identity } = document?.content.patient ?? {};
      return {
        ...presentFacts(row, linesOf.get(row.id) ?? [], today),
        ...presentCoverage(coverage),
        id_number: identity?.number ?? '',
      };
    }),
  );
}

const presentFacts = (row: PrescriptionRow, lines: LineRow[], today: string) => ({
  id: row.id,
  status: statusOn(row, today),
  createdDate: row.created_at.toISOString(),
  startDate: row.start_date,
  expiryDate: lastValidDay({ kind: 'prescription', startDate: row.start_date }),
  dispensedDate: row.dispensed_at?.toISOString() ?? null,
  diagnosis: row.diagnosis,
  patient_name: row.patient_name,
  professional_name: row.professional_name,
  professional_license: row.professional_license,
  lines: lines.map((line) => ({ ...presentLine(line), item: line.item })),
  test_mark: row.test_mark,
});

type Coverage = { name: string; plan: string; affiliateNumber: string };

/** The payer, as printed in the document. */
const presentCoverage = (coverage: Coverage | null) => ({
  coverage: coverage && `${coverage.name}, ${coverage.plan}`,
  affiliate_number: coverage?.affiliateNumber ?? null,
});
