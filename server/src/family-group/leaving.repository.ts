import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { linkIsInvitation } from './standing-links.ts';

/** The holder's account, and who leaves. */
type Leaving = { accountId: string; memberId: string };

const withdrawn = statement<Leaving, { id: string }>(
  ({ accountId, memberId }) => `update family_link link set status = 'ENDED'
   from person member, person holder
   where member.id = link.member_id and holder.id = link.holder_id
     and holder.account_id = ${accountId} and link.member_id = ${memberId} and ${linkIsInvitation}
   returning link.id`,
);

/** Who left a group, the account that answered for them, and who had asked them in. */
type Removed = { first_name: string; account_id: string | null; holder_name: string };

const removed = statement<Leaving, Removed>(
  ({ accountId, memberId }) => `update family_link link set status = 'ENDED'
   from person member, person holder
   where member.id = link.member_id and holder.id = link.holder_id
     and holder.account_id = ${accountId} and link.member_id = ${memberId} and link.status <> 'ENDED'
   returning member.first_name, coalesce(member.account_id, link.answered_by) as account_id,
     holder.first_name as holder_name`,
);

/** How members leave a group other than by their own answer. */
export const leavingRepository = (database: Database) => ({
  /** Ends the link of a holder to a member who is only invited; nothing where somebody answered. */
  withdraw: async (accountId: string, memberId: string) =>
    (await withdrawn(database, { accountId, memberId }))[0],

  /** Ends the link of a holder to a member; nothing where they left already. */
  remove: async (accountId: string, memberId: string) =>
    (await removed(database, { accountId, memberId }))[0],
});
