import type { DatabaseTransaction } from '../platform/database/database.ts';
import { prescriptionWritesRepository } from './prescription-writes.repository.ts';

/**
 * Ends the prescriptions of a record in the transaction of its edit. False where one is already at a
 * pharmacy or served: then nothing of the record may change.
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
