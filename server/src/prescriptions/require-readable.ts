import type { FamilyGroup } from '../family-group/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Profiles } from '../profiles/index.ts';
import type { PrescriptionRow } from './prescriptions.repository.ts';
import type { Prescriptions } from './prescriptions.ts';

/** What reading prescriptions stands on. */
export type PrescriptionReading = {
  prescriptions: Prescriptions;
  familyGroup: FamilyGroup;
  profiles: Pick<Profiles, 'findPersons'>;
  /** Refuses who may not read a patient's record now, or one that is not there; decided above, where records are. */
  requireRecordAccess: (
    actor: Actor,
    personId: string | undefined,
    read?: Pick<PrescriptionRow, 'author_id'>,
  ) => Promise<string>;
  /** Refuses a branch to which no live order brought a prescription; decided above, where orders are. */
  requireOfOwnOrder: (
    actor: Actor,
    row: Pick<PrescriptionRow, 'id' | 'person_id'> | undefined,
  ) => Promise<string>;
};

/** A prescription for its patient's account, its author, whoever may read the record, or the branch it was sent to; else it is not there. */
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
