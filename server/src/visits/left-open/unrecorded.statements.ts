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

/** How many visits of a professional have no record. */
export const countUnrecorded = statement<{ professionalId: string }, { visits: number }>(
  ({ professionalId }) => `select count(*)::int as visits from visit
   where visit.professional_id = ${professionalId} and ${UNRECORDED}`,
);

type LateRow = Pick<
  VisitRow,
  'id' | 'professional_name' | 'professional_licence' | 'first_name' | 'last_name'
> & { started_at: Date };

/** Visits whose record was reported as late and is still missing, oldest first; without any text. */
export const lateRecords = statement<{ key: Date; id: string; rows: number }, LateRow>(
  ({
    key,
    id,
    rows,
  }) => `select visit.id, professional_name, professional_licence, first_name, last_name, started_at
   from visit where ${UNRECORDED} and director_told_at is not null
     and (started_at, id) > (${key}::timestamptz, ${id}::uuid)
   order by started_at, id limit ${rows}`,
);

/** Takes, once each, the visits that started before then and still have no record, to report them. */
export const takeLate = statement<{ now: Date; startedBefore: Date }, VisitRow>(
  ({ now, startedBefore }) => `update visit set director_told_at = ${now}
   where ${UNRECORDED} and visit.started_at < ${startedBefore} and visit.director_told_at is null
   returning visit.*`,
);
