import { ownPerson } from '../../family-group/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { EntryRow } from '../guard-queue.repository.ts';

/** The visit took place and has no record yet. */
const UNRECORDED = `(entry.phase = 'WRAP_UP' or entry.status = 'FAIL_SAVE_CONSULTATION')`;

/** Visits of the account $1 that their patient is out of, of people for whom it answers on the day $2. */
export const unrecordedOf = statement<EntryRow>(
  `select entry.* from guard_queue_entry entry
   where entry.account_id = $1 and ${UNRECORDED}
     and (entry.phase = 'ERROR' or entry.patient_out_at is not null)
     and exists (${ownPerson('$1', 'entry.person_id', '$2')})
   order by entry.created_at, entry.id`,
);

/** Takes, once, the visits that began before $2 and still have no record: whoever gets them tells of them. */
export const takeLate = statement<EntryRow>(
  `update guard_queue_entry entry set director_told_at = $1
   where ${UNRECORDED} and entry.started_at < $2 and entry.director_told_at is null
   returning entry.*`,
);
