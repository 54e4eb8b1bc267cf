import type { Dispensing as Dispensed } from '@app/contract/dispensing';
import type { Database } from '../platform/database/database.ts';
import { presentDispensings } from './dispensing.presenter.ts';
import type { Dispensing } from './dispensing.ts';
import { type AtBranch, handedOverRepository } from './handed-over.repository.ts';

/** What a branch handed over for some prescriptions. */
export async function readServedAt(
  { dispensing }: Pick<Dispensing, 'dispensing'>,
  served: AtBranch,
): Promise<Dispensed[]> {
  const rows = await dispensing.findOfBranch(served);
  return presentDispensings(rows, await dispensing.findLines(rows.map(({ id }) => id)));
}

/** How much a branch handed over of a line of a prescription. */
export type HandedOver = { prescription_id: string; item: number; quantity: number };

/** What a branch handed over per line of some prescriptions, if anything, as seen by a transaction. */
export const findHandedOver = (database: Database, served: AtBranch): Promise<HandedOver[]> =>
  handedOverRepository(database).findOfBranch(served);
