import { ownPerson } from '../../family-group/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { VisitRow } from '../rows/visit-rows.ts';

/** SQL condition: the visit took place and has no record yet. */
const UNRECORDED = `(visit.phase = 'WRAP_UP' or visit.status = 'FAIL_SAVE_CONSULTATION')`;

/** Visits without record that their patient has finished, of people for whom the account acts on that day. */
export const unrecordedOf = statement<{ accountId: string; today: string }, VisitRow>(
  ({ accountId, today }) => `select visit.* from visit
   where visit.account_id = ${accountId} and ${UNRECORDED}
     and (visit.phase = 'ERROR' or visit.patient_out_at is not null)
     and exists (${ownPerson(accountId, 'visit.person_id', today)})
   order by visit.created_at, visit.id`,
);

/** Takes, once each, the visits that began before then and still have no record, to be reported. */
export const takeLate = statement<{ now: Date; startedBefore: Date }, VisitRow>(
  ({ now, startedBefore }) => `update visit set director_told_at = ${now}
   where ${UNRECORDED} and visit.started_at < ${startedBefore} and visit.director_told_at is null
   returning visit.*`,
);
