import { statement } from '../../platform/database/statement.ts';
import type { VisitRow } from './visit-rows.ts';

/** Waiting patients of the guard of whom nothing was heard lately. */
export const silentPatients = statement<{ silentBefore: Date }, VisitRow>(
  ({ silentBefore }) => `select * from visit
   where origin = 'GUARD' and phase = 'WAITING' and patient_lease_until < ${silentBefore} limit 200`,
);
