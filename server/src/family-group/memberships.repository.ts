import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import type { LinkOfPerson } from './invitations.repository.ts';

type Asking = { accountId: string };

/**
 * SQL condition: the `link` was accepted, and the account accepted it or is the `member`'s own. Minors in the
 * charge of an adult accept nothing, and do not leave alone.
 */
const mayLeave = (accountId: string) =>
  `link.status = 'ACTIVE' and link.answered_at is not null
   and ${accountId} in (member.account_id, link.answered_by)`;

const memberships = statement<Asking, LinkOfPerson>(
  ({ accountId }) => `select link.id, link.relationship_to_titular,
     holder.first_name, holder.last_name, member.account_id is not null as of_own_record
   from family_link link
   join person member on member.id = link.member_id
   join person holder on holder.id = link.holder_id
   where ${mayLeave(accountId)}
   order by link.id`,
);

/** The person who left, and the holder's account. */
type Left = { member_id: string; first_name: string; holder_account: string | null };

const ended = statement<Asking & { linkId: string }, Left>(
  ({ accountId, linkId }) => `update family_link link set status = 'ENDED'
   from person member, person holder
   where member.id = link.member_id and holder.id = link.holder_id and link.id = ${linkId}
     and ${mayLeave(accountId)}
   returning link.member_id, member.first_name, holder.account_id as holder_account`,
);

/** Groups in which people accepted to be. */
export const membershipsRepository = (database: Database) => ({
  listOf: (accountId: string) => memberships(database, { accountId }),

  /** Ends a link, once: a second time finds none that stands. */
  end: async (accountId: string, linkId: string) =>
    (await ended(database, { accountId, linkId }))[0],
});
