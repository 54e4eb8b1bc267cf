import { ownPerson } from '../../family-group/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { VisitRow } from '../../visits/index.ts';

/** The account that lost a place, and the day for which its dependants are determined. */
type Owner = { accountId: string; today: string };

/**
 * SQL of places in the line that expired or that staff removed, of people for whom the account acts. Uses the
 * command, which nobody else records, since the reason may be free text.
 */
const lostBy = ({
  accountId,
  today,
}: Owner) => `visit.account_id = ${accountId} and visit.origin = 'GUARD' and visit.phase = 'QUIT'
  and exists (select from visit_event event
    where event.visit_id = visit.id and event.command in ('PatientTimeoutCancel', 'StaffRemove'))
  and exists (${ownPerson(accountId, 'visit.person_id', today)})`;

/** The newest visit of an account, if it is a place lost since then and not dismissed. */
export const lostPlace = statement<Owner & { since: Date }, VisitRow>(
  ({ accountId, today, since }) => `select visit.* from visit
   where ${lostBy({ accountId, today })} and visit.closed_at > ${since} and visit.loss_seen_at is null
     and visit.id = (select id from visit where account_id = ${accountId}
       order by created_at desc, id desc limit 1)`,
);

/** The place, if it is one that the account lost, dismissed or not. */
export const findLost = statement<Owner & { visitId: string }, VisitRow>(
  ({ accountId, today, visitId }) => `select visit.* from visit
   where visit.id = ${visitId} and ${lostBy({ accountId, today })}`,
);
