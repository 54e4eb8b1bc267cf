import type { Day } from '@app/contract/kernel';
import {
  type PrescriptionFacts,
  type PrescriptionStatus,
  prescriptionStatusOn,
} from '@app/contract/prescriptions';
import type { PrescriptionRow } from './prescriptions.repository.ts';

type Standing = Pick<PrescriptionRow, 'start_date' | 'status' | 'blocked_from'>;

/** The facts from which the status of a stored prescription is computed. */
export const factsOf = (row: Standing): PrescriptionFacts => ({
  kind: 'prescription',
  startDate: row.start_date,
  status: row.status,
  blockedFrom: row.blocked_from,
});

/** The status of a stored prescription on a day. */
export const statusOn = (row: Standing, today: Day): PrescriptionStatus =>
  prescriptionStatusOn(factsOf(row), today);
