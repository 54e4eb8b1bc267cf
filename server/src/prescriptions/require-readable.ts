import type { FamilyGroup } from '../family-group/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Profiles } from '../profiles/index.ts';
import type { PrescriptionRow } from './prescriptions.repository.ts';
import type { Prescriptions } from './prescriptions.ts';

/** Dependencies of reading prescriptions. */
export type PrescriptionReading = {
  prescriptions: Prescriptions;
  familyGroup: FamilyGroup;
  profiles: Pick<Profiles, 'findPersons'>;
  /**
   * Refuses a caller who may not read a patient's record now, or a missing one. Passed in from records, in a
   * higher layer.
   */
  requireRecordAccess: (
    actor: Actor,
    personId: string | undefined,
    read?: Pick<PrescriptionRow, 'author_id'>,
  ) => Promise<string>;
  /** Refuses a branch without an open order for the prescription. Passed in from orders, in a higher layer. */
  requireOfOwnOrder: (
    actor: Actor,
    row: Pick<PrescriptionRow, 'id' | 'person_id'> | undefined,
  ) => Promise<string>;
};

/**
 * A prescription for its patient's account, its author, readers of the record, or the branch whose open order holds it;
 * others get "not found".
 */
export async function requireReadable(
  { requireOfOwnOrder, requireRecordAccess }: PrescriptionReading,
  actor: Actor,
  row: PrescriptionRow | undefined,
): Promise<PrescriptionRow> {
  await (actor.role === 'PHARMACY'
    ? requireOfOwnOrder(actor, row)
    : requireRecordAccess(actor, row?.person_id, row));
  if (!row) throw refuseKernel('request.not-found');
  return row;
}
