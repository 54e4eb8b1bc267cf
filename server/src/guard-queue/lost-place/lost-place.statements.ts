import { ownPerson } from '../../family-group/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { EntryRow } from '../entries/entry-rows.ts';

/** The account that lost a place, and the day for which its dependants are determined. */
type Owner = { accountId: string; today: string };

/**
 * SQL of expired entries of people for whom the account acts. Matches the command, which only the sweep
 * records: the reason may be free text.
 */
const lostBy = ({
  accountId,
  today,
}: Owner) => `entry.account_id = ${accountId} and entry.phase = 'QUIT'
  and exists (select from guard_queue_event event
    where event.queue_id = entry.id and event.command = 'PatientTimeoutCancel')
  and exists (${ownPerson(accountId, 'entry.person_id', today)})`;

/** The newest entry of an account, if it expired since then and was not dismissed. */
export const lostPlace = statement<Owner & { since: Date }, EntryRow>(
  ({ accountId, today, since }) => `select entry.* from guard_queue_entry entry
   where ${lostBy({ accountId, today })} and entry.closed_at > ${since} and entry.loss_seen_at is null
     and entry.id = (select id from guard_queue_entry where account_id = ${accountId}
       order by created_at desc, id desc limit 1)`,
);

/** Dismisses a lost place, once. */
export const seeLoss = statement<Owner & { queueId: string; now: Date }, { id: string }>(
  ({ accountId, today, queueId, now }) => `update guard_queue_entry entry
   set loss_seen_at = coalesce(entry.loss_seen_at, ${now})
   where entry.id = ${queueId} and ${lostBy({ accountId, today })} returning entry.id`,
);
