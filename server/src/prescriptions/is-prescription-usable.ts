import { prescriptionStatusOn } from '@app/contract/prescriptions';
import type { Prescriptions } from './prescriptions.ts';

/** Whether a prescription can still be dispensed today, whoever asks. */
export async function isPrescriptionUsable(
  { findStatus, today }: Prescriptions,
  id: string,
): Promise<boolean> {
  const row = await findStatus(id);
  if (!row) return false;
  const facts = { kind: 'prescription' as const, startDate: row.start_date, status: row.status };
  return ['ISSUED', 'SENT'].includes(prescriptionStatusOn(facts, today()));
}
