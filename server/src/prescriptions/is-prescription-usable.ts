import { statusOn } from './prescription-facts.ts';
import type { Prescriptions } from './prescriptions.ts';

/** Whether a prescription can still be dispensed today. */
export async function isPrescriptionUsable(
  { findStanding, today }: Prescriptions,
  id: string,
): Promise<boolean> {
  const row = await findStanding(id);
  return row !== undefined && ['ISSUED', 'SENT'].includes(statusOn(row, today()));
}
