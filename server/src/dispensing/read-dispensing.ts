import type { Dispensing as Dispensed } from '@app/contract/dispensing';
import { patientAccountOf } from '../consents/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { presentDispensings } from './dispensing.presenter.ts';
import { refuse } from './dispensing.refusals.ts';
import type { Dispensing, DispensingReading } from './dispensing.ts';

/** The proof of a dispensing, for readers of the prescription. */
export async function readDispensing(
  reading: DispensingReading,
  actor: Actor,
  prescriptionId: string,
): Promise<Dispensed> {
  const { prescriptions, requireRecordAccess } = reading;
  const prescription = await prescriptions.findById(prescriptionId, patientAccountOf(actor));
  await requireRecordAccess(actor, prescription?.person_id, prescription);
  const proof = await findProof(reading, prescriptionId);
  if (!proof) throw refuse('dispensing.not-found');
  return proof;
}

/** The dispensing of a prescription, if any. */
export async function findProof(
  { dispensing }: Dispensing,
  prescriptionId: string,
): Promise<Dispensed | undefined> {
  const row = await dispensing.findOfPrescription(prescriptionId);
  if (!row) return undefined;
  return presentDispensings([row], await dispensing.findLines([row.id]))[0];
}
