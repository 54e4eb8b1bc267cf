import { ownPerson } from '../../family-group/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { EntryRow } from '../entries/entry-rows.ts';

/** SQL condition: the visit took place and has no record yet. */
const UNRECORDED = `(entry.phase = 'WRAP_UP' or entry.status = 'FAIL_SAVE_CONSULTATION')`;

/** Visits without record that their patient has finished, of people for whom the account acts on that day. */
export const unrecordedOf = statement<{ accountId: string; today: string }, EntryRow>(
  ({ accountId, today }) => `select entry.* from guard_queue_entry entry
   where entry.account_id = ${accountId} and ${UNRECORDED}
     and (entry.phase = 'ERROR' or entry.patient_out_at is not null)
     and exists (${ownPerson(accountId, 'entry.person_id', today)})
   order by entry.created_at, entry.id`,
);

/** Takes, once each, the visits that began before then and still have no record, to be reported. */
export const takeLate = statement<{ now: Date; startedBefore: Date }, EntryRow>(
  ({ now, startedBefore }) => `update guard_queue_entry entry set director_told_at = ${now}
   where ${UNRECORDED} and entry.started_at < ${startedBefore} and entry.director_told_at is null
   returning entry.*`,
);
