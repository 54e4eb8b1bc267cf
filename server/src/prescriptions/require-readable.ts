import type { FamilyGroup } from '../family-group/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { PrescriptionRow } from './prescriptions.repository.ts';
import type { Prescriptions } from './prescriptions.ts';

/** What reading prescriptions stands on. */
export type PrescriptionReading = {
  prescriptions: Prescriptions;
  familyGroup: FamilyGroup;
  /** Refuses who may not read a patient's record now, or one that is not there; decided above, where records are. */
  requireRecordAccess: (
    actor: Actor,
    personId: string | undefined,
    read?: Pick<PrescriptionRow, 'author_id'>,
  ) => Promise<string>;
};

/** A prescription for its patient's account, its author or whoever may read the record; else it is not there. */
export async function requireReadable(
  { requireRecordAccess }: PrescriptionReading,
  actor: Actor,
  row: PrescriptionRow | undefined,
): Promise<PrescriptionRow> {
  await requireRecordAccess(actor, row?.person_id, row);
  if (!row) throw refuseKernel('request.not-found');
  return row;
}
