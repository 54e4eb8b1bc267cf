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
 * The prescription that somebody presents at the own counter, by any of its keys and the DNI of its patient. Tries are
 * counted by branch before they are looked at. Unknown, of another DNI and annulled answer alike, with the same work,
 * and the attempt is written down with the patient whose it is (requirement: counter dispensing).
 */
export async function findAtCounter(
  { countTry, database, pharmacies, prescriptions }: Counter,
  actor: Actor,
  { cuir, dni }: CounterKey,
  what: CounterTry,
): Promise<Presented> {
  const branch = await pharmacies.requireOpenBranch(actor);
  await countTry(branch.id, what);
  const row = await prescriptions.findByCuir(cuir, dni);
  if (row?.isOfDni && row.status !== 'ANNULLED') return { branch, row };
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

/** Who does something with a prescription at which counter, with the names of this day. */
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
