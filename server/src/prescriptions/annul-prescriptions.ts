import type { DatabaseTransaction } from '../platform/database/database.ts';
import { prescriptionWritesRepository } from './prescription-writes.repository.ts';

/**
 * Annuls the prescriptions of a record in the transaction of its edit. False if one is already at a pharmacy or
 * dispensed; then the record must not change.
 */
export async function annulPrescriptions(
  transaction: DatabaseTransaction,
  consultationId: string,
  now: Date,
): Promise<boolean> {
  const prescriptions = prescriptionWritesRepository(transaction);
  await prescriptions.annulOf(consultationId, now);
  return (await prescriptions.countStanding(consultationId)) === 0;
}
