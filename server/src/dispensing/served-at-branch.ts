import type { Dispensing as Dispensed } from '@app/contract/dispensing';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { presentDispensings } from './dispensing.presenter.ts';
import { dispensingRepository } from './dispensing.repository.ts';
import type { Dispensing } from './dispensing.ts';

/** Prescriptions that a branch served, if it did, from an instant on. */
export type AtBranch = { branchId: string; prescriptionIds: readonly string[]; since: Date };

/** What a branch handed over for some prescriptions. */
export async function readServedAt(
  { dispensing }: Pick<Dispensing, 'dispensing'>,
  { branchId, prescriptionIds, since }: AtBranch,
): Promise<Dispensed[]> {
  const rows = await dispensing.findOfBranch(branchId, prescriptionIds, since);
  return presentDispensings(rows, await dispensing.findLines(rows.map(({ id }) => id)));
}

/** Whether a branch handed over any of some prescriptions, as a transaction sees it. */
export async function isServedAt(
  transaction: DatabaseTransaction,
  { branchId, prescriptionIds, since }: AtBranch,
): Promise<boolean> {
  const found = dispensingRepository(transaction).findOfBranch(branchId, prescriptionIds, since);
  return (await found).length > 0;
}
