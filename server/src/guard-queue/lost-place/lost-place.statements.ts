import { ownPerson } from '../../family-group/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { EntryRow } from '../guard-queue.repository.ts';

/**
 * Entries of the account $1 that silence ended, of people for whom it answers on the day $2. The reason
 * of an end may be a professional's own words: the command is the clock's alone.
 */
const LOST = `entry.account_id = $1 and entry.phase = 'QUIT'
  and exists (select from guard_queue_event event
    where event.queue_id = entry.id and event.command = 'PatientTimeoutCancel')
  and exists (${ownPerson('$1', 'entry.person_id', '$2')})`;

/** The newest entry of the account $1, where it was lost since $3 and nobody said that they know. */
export const lostPlace = statement<EntryRow>(
  `select entry.* from guard_queue_entry entry
   where ${LOST} and entry.closed_at > $3 and entry.loss_seen_at is null
     and entry.id = (select id from guard_queue_entry where account_id = $1
       order by created_at desc, id desc limit 1)`,
);

/** Writes down once, at $4, that the loss of the entry $3 is known. */
export const seeLoss = statement<{ id: string }>(
  `update guard_queue_entry entry set loss_seen_at = coalesce(entry.loss_seen_at, $4)
   where entry.id = $3 and ${LOST} returning entry.id`,
);
