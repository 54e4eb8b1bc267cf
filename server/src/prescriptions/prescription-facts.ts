import type { Day } from '@app/contract/kernel';
import {
  type PrescriptionFacts,
  type PrescriptionStatus,
  prescriptionStatusOn,
} from '@app/contract/prescriptions';
import type { PrescriptionRow } from './prescriptions.repository.ts';

type Standing = Pick<PrescriptionRow, 'start_date' | 'status' | 'blocked_from'>;

/** What decides where a stored prescription stands. */
export const factsOf = (row: Standing): PrescriptionFacts => ({
  kind: 'prescription',
  startDate: row.start_date,
  status: row.status,
  blockedFrom: row.blocked_from,
});

/** How a stored prescription stands on a day. */
export const statusOn = (row: Standing, today: Day): PrescriptionStatus =>
  prescriptionStatusOn(factsOf(row), today);
