import type { Dispensing as Dispensed } from '@app/contract/dispensing';
import type { Database } from '../platform/database/database.ts';
import { presentDispensings } from './dispensing.presenter.ts';
import type { Dispensing } from './dispensing.ts';
import { handedOverRepository } from './handed-over.repository.ts';

/** Prescriptions that a branch may have dispensed, since an instant. */
export type AtBranch = { branchId: string; prescriptionIds: readonly string[]; since: Date };

/** What a branch handed over for some prescriptions. */
export async function readServedAt(
  { dispensing }: Pick<Dispensing, 'dispensing'>,
  { branchId, prescriptionIds, since }: AtBranch,
): Promise<Dispensed[]> {
  const rows = await dispensing.findOfBranch(branchId, prescriptionIds, since);
  return presentDispensings(rows, await dispensing.findLines(rows.map(({ id }) => id)));
}

/** How much a branch handed over of a line of a prescription. */
export type HandedOver = { prescription_id: string; item: number; quantity: number };

/** What a branch handed over per line of some prescriptions, if anything, as seen by a transaction. */
export const findHandedOver = (
  database: Database,
  { branchId, prescriptionIds, since }: AtBranch,
): Promise<HandedOver[]> =>
  handedOverRepository(database).findOfBranch(branchId, prescriptionIds, since);
