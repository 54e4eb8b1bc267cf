import type { Dispensing as Dispensed } from '@app/contract/dispensing';
import { readerOf } from '../consents/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { presentDispensings } from './dispensing.presenter.ts';
import { refuse } from './dispensing.refusals.ts';
import type { DispensingReading } from './dispensing.ts';

/** The proof of what was handed over, for whoever may read the prescription. */
export async function readDispensing(
  { dispensing, prescriptions, requireRecordAccess }: DispensingReading,
  actor: Actor,
  prescriptionId: string,
): Promise<Dispensed> {
  const prescription = await prescriptions.findById(prescriptionId, readerOf(actor));
  await requireRecordAccess(actor, prescription?.person_id, prescription);
  const row = await dispensing.findOfPrescription(prescriptionId);
  const [proof] = row ? presentDispensings([row], await dispensing.findLines([row.id])) : [];
  if (!proof) throw refuse('dispensing.not-found');
  return proof;
}
