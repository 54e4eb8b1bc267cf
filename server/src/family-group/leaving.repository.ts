import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { linkIsInvitation } from './standing-links.ts';

/** The holder's account, and the member who leaves. */
type Leaving = { accountId: string; memberId: string };

const withdrawn = statement<Leaving, { id: string }>(
  ({ accountId, memberId }) => `update family_link link set status = 'ENDED'
   from person member, person holder
   where member.id = link.member_id and holder.id = link.holder_id
     and holder.account_id = ${accountId} and link.member_id = ${memberId} and ${linkIsInvitation}
   returning link.id`,
);

/** The person who left a group, the account responsible for them, and the holder who invited them. */
type Removed = { first_name: string; account_id: string | null; holder_name: string };

const removed = statement<Leaving, Removed>(
  ({ accountId, memberId }) => `update family_link link set status = 'ENDED'
   from person member, person holder
   where member.id = link.member_id and holder.id = link.holder_id
     and holder.account_id = ${accountId} and link.member_id = ${memberId} and link.status <> 'ENDED'
   returning member.first_name, coalesce(member.account_id, link.answered_by) as account_id,
     holder.first_name as holder_name`,
);

/** How members leave a group other than by refusing. */
export const leavingRepository = (database: Database) => ({
  /** Ends a holder's link to a member who is only invited; returns nothing if the invitation was answered. */
  withdraw: async (accountId: string, memberId: string) =>
    (await withdrawn(database, { accountId, memberId }))[0],

  /** Ends a holder's link to a member; returns nothing if they already left. */
  remove: async (accountId: string, memberId: string) =>
    (await removed(database, { accountId, memberId }))[0],
});
