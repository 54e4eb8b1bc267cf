import { ownPerson } from '../../family-group/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { EntryRow } from '../entries/entry-rows.ts';

/** The account that lost a place, and the day on which it answers for people. */
type Owner = { accountId: string; today: string };

/**
 * Entries that silence ended, of people for whom the account answers. The reason of an end may be a
 * professional's own words: the command is the clock's alone.
 */
const lostBy = ({
  accountId,
  today,
}: Owner) => `entry.account_id = ${accountId} and entry.phase = 'QUIT'
  and exists (select from guard_queue_event event
    where event.queue_id = entry.id and event.command = 'PatientTimeoutCancel')
  and exists (${ownPerson(accountId, 'entry.person_id', today)})`;

/** The newest entry of an account, where it was lost since then and nobody said that they know. */
export const lostPlace = statement<Owner & { since: Date }, EntryRow>(
  ({ accountId, today, since }) => `select entry.* from guard_queue_entry entry
   where ${lostBy({ accountId, today })} and entry.closed_at > ${since} and entry.loss_seen_at is null
     and entry.id = (select id from guard_queue_entry where account_id = ${accountId}
       order by created_at desc, id desc limit 1)`,
);

/** Writes down once that the loss of an entry is known. */
export const seeLoss = statement<Owner & { queueId: string; now: Date }, { id: string }>(
  ({ accountId, today, queueId, now }) => `update guard_queue_entry entry
   set loss_seen_at = coalesce(entry.loss_seen_at, ${now})
   where entry.id = ${queueId} and ${lostBy({ accountId, today })} returning entry.id`,
);
