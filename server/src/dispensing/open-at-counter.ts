import type { CounterKey, CounterPrescription } from '@app/contract/dispensing';
import { lastValidDay } from '@app/contract/prescriptions';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import {
  accountToTell,
  addNotice,
  type LineRow,
  type PrescriptionRow,
  presentLine,
  pushNotices,
  statusOn,
} from '../prescriptions/index.ts';
import { openedNotice } from './dispensing.copy.ts';
import type { Counter } from './dispensing.ts';
import { counterAudit, findAtCounter, type Presented } from './find-at-counter.ts';

/** Shows a prescription to the branch where it is presented; its patient is told once a day and branch. */
export async function openAtCounter(
  counter: Counter,
  actor: Actor,
  key: CounterKey,
): Promise<CounterPrescription> {
  const presented = await findAtCounter(counter, actor, key, 'opening');
  const { row } = presented;
  const [lines, document] = await Promise.all([
    counter.prescriptions.findLines([row.id]),
    counter.documents.findOfEntity('prescription', row.id),
  ]);
  await writeDown(counter, actor, presented);
  return {
    ...presentAtCounter(row, lines, counter.prescriptions.today()),
    ...presentCoverage(document?.content.patient.coverage ?? null),
    id_number: key.dni,
  };
}

async function writeDown(counter: Counter, actor: Actor, { branch, row }: Presented) {
  const patient = await accountToTell(counter, row);
  const notices = await counter.database.transaction().execute(async (transaction) => {
    await recordAudit(transaction, actor, { ...counterAudit('open', row), rule: 'own branch' });
    return addNotice(counter, transaction, patient, {
      ...openedNotice(branch),
      event: 'prescription.open',
      event_key: `${row.id}-${branch.id}-${counter.prescriptions.today()}`,
    });
  });
  await pushNotices(counter, notices);
}

const presentAtCounter = (row: PrescriptionRow, lines: LineRow[], today: string) => ({
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

/** Who pays, as the document prints it. */
const presentCoverage = (coverage: Coverage | null) => ({
  coverage: coverage && `${coverage.name}, ${coverage.plan}`,
  affiliate_number: coverage?.affiliateNumber ?? null,
});
