import type { CounterKey, Pharmacist } from '@app/contract/dispensing';
import { recordAudit } from '../audit/index.ts';
import type { BranchRow } from '../pharmacies/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { PrescriptionRow } from '../prescriptions/index.ts';
import { refuse } from './dispensing.refusals.ts';
import type { Counter, CounterTry } from './dispensing.ts';

/** A prescription at the counter of a branch. */
export type Presented = { branch: BranchRow; row: PrescriptionRow };

/**
 * A prescription presented at the caller's counter, found by any of its keys and its patient's DNI. The attempt
 * is counted before the look-up, and taken back if it finds the prescription. Unknown, of another DNI and annulled get the same answer after the same work,
 * and the attempt is audited for the prescription's patient (requirement: counter dispensing).
 */
export async function findAtCounter(
  { countTry, database, pharmacies, prescriptions }: Counter,
  actor: Actor,
  { cuir, dni }: CounterKey,
  what: CounterTry,
): Promise<Presented> {
  const branch = await pharmacies.requireOpenBranch(actor);
  const found = await countTry(branch.id, what);
  const row = await prescriptions.findByCuir(cuir, dni);
  if (row?.isOfDni && row.status !== 'ANNULLED') {
    await found();
    return { branch, row };
  }
  await recordAudit(database, actor, { ...counterAudit('open', row), outcome: 'denied' });
  throw refuse('dispensing.not-found');
}

/** The audit entry of something done with a prescription at a counter. */
export const counterAudit = (
  act: 'open' | 'dispense' | 'block',
  row: Pick<PrescriptionRow, 'id' | 'person_id'> | undefined,
) => ({
  type: `prescription.${act}`,
  action: act === 'open' ? ('R' as const) : ('U' as const),
  purpose: 'TREAT' as const,
  patient_id: row?.person_id ?? null,
  entity_type: 'prescription',
  entity_id: row?.id ?? null,
});

/** Who acts on a prescription at which counter, with their current names. */
export const atCounter = (
  { branch, row }: Presented,
  { accountId }: Actor,
  { name, licence }: Pharmacist,
) => ({
  prescription_id: row.id,
  branch_id: branch.id,
  account_id: accountId,
  pharmacy_name: branch.pharmacy_name,
  branch_name: branch.name,
  pharmacist_name: name,
  pharmacist_licence: licence,
});
