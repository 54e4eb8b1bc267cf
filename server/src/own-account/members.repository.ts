import { linkIsInvitation } from '../family-group/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import { statement } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';

/** A member of an account's group, with the progress of their own account. */
export type MemberRow = Pick<
  Row<'person'>,
  'id' | 'account_id' | 'birth_date' | 'first_name' | 'id_number' | 'last_name'
> & { is_asked: boolean; is_invited: boolean; is_mailed: boolean };

/** Key that allows one open request per member. */
export const onceKey = (memberId: string): string => `FAMILY ${memberId}`;

const membersOf = statement<{ accountId: string; now: Date }, MemberRow>(
  ({
    accountId,
    now,
  }) => `select member.id, member.account_id, member.birth_date, member.first_name,
     member.id_number, member.last_name, ${linkIsInvitation} as is_invited,
     exists (select from staff_request request
       where request.person_id = member.id and request.kind = 'FAMILY' and request.closed_at is null) as is_asked,
     exists (select from own_account_key key
       where key.person_id = member.id and key.ended_at is null and key.expires_at > ${now}) as is_mailed
   from person holder
   join family_link link on link.holder_id = holder.id and link.status <> 'ENDED'
   join person member on member.id = link.member_id
   where holder.account_id = ${accountId} order by link.id`,
);

/** Members for whom an account may be requested. */
export const membersRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'family_link'>>();
  return {
    /** Members of an account's group, including those who have not accepted. */
    of: (accountId: string, now: Date) => membersOf(database, { accountId, now }),

    /** Whether a person is in a group. */
    isMember: async (memberId: string): Promise<boolean> =>
      (await db
        .selectFrom('family_link')
        .select('id')
        .where('member_id', '=', memberId)
        .where('status', '<>', 'ENDED')
        .executeTakeFirst()) !== undefined,
  };
};
