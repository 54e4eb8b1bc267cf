import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import { statement } from '../platform/database/statement.ts';
import type { Tables } from '../platform/database/tables.ts';
import { linkIsInvitation, linkStands } from './standing-links.ts';

type NewLink = Pick<
  Row<'family_link'>,
  'id' | 'holder_id' | 'member_id' | 'relationship_to_titular' | 'status'
>;
type GroupTables = Pick<Tables, 'family_link' | 'patient' | 'person' | 'prepaid_health_category'>;

const IN_GROUP = ['ACTIVE', 'PENDING'] as const;

const LINK_OF_MEMBER = [
  'link.id',
  'member.account_id as own_account',
  'member.first_name',
  'member.last_name',
  'member.id_number',
  'member.birth_date',
] as const;

/** Sets a link that is not valid on a day to waiting, so that no later change of birth date makes it valid again. */
const makeWait = statement<{ id: string; today: string }>(
  ({ id, today }) => `update family_link link set status = 'PENDING' from person member
   where member.id = link.member_id and link.id = ${id} and link.status = 'ACTIVE'
     and not ${linkStands(today)}`,
);

/**
 * A member without an account whose data the holder writes: in a valid link, or only invited. Whoever came of age
 * with a record is neither.
 */
const member = statement<{ accountId: string; memberId: string; today: string }, { id: string }>(
  ({ accountId, memberId, today }) => `select link.id from family_link link
     join person holder on holder.id = link.holder_id
     join person member on member.id = link.member_id
   where holder.account_id = ${accountId} and member.account_id is null and link.member_id = ${memberId}
     and (${linkStands(today)} or ${linkIsInvitation})`,
);

export const groupWritesRepository = (database: Database) => {
  const db = database.withTables<GroupTables>();
  return {
    /** Locks the holder until the end of the transaction, so that additions run one after another. */
    lockHolder: async (accountId: string) => {
      const holder = await db
        .selectFrom('person')
        .select(['id', 'id_number', 'birth_date'])
        .where('account_id', '=', accountId)
        .forUpdate()
        .executeTakeFirst();
      if (!holder) return undefined;
      const patient = await db
        .selectFrom('patient')
        .leftJoin(
          'prepaid_health_category as plan',
          'plan.id',
          'patient.prepaid_health_category_id',
        )
        .select(['full_profile', 'plan.family_members_allowed as allowed'])
        .where('person_id', '=', holder.id)
        .executeTakeFirst();
      return { ...holder, full_profile: patient?.full_profile ?? false, allowed: patient?.allowed };
    },

    /** The DNIs of a group, which show its size and members. */
    dnisOfGroup: async (holderId: string) =>
      (
        await db
          .selectFrom('family_link as link')
          .innerJoin('person as member', 'member.id', 'link.member_id')
          .select('member.id_number')
          .where('link.holder_id', '=', holderId)
          .where('link.status', 'in', IN_GROUP)
          .execute()
      ).map(({ id_number }) => id_number),

    /**
     * Whether a person with this DNI has an account. Only used to decide who has to accept
     * (requirement: no search by DNI). Counts all rows, since stopping at the first would show by its time that there
     * is one.
     */
    hasAccount: async (dni: string) => {
      const { rows } = await sql<{ found: boolean }>`select count(*) > 0 as found from (
        select 1 from account where id_number = ${dni}
        union all select 1 from person where id_number = ${dni} and account_id is not null
      ) somebody`.execute(db);
      return rows[0]?.found === true;
    },

    insertLink: (row: NewLink) => db.insertInto('family_link').values(row).execute(),

    /** Returns the link of a holder to a member of the group, and who that is, locked. */
    lockLink: (accountId: string, memberId: string) =>
      db
        .selectFrom('family_link as link')
        .innerJoin('person as holder', 'holder.id', 'link.holder_id')
        .innerJoin('person as member', 'member.id', 'link.member_id')
        .select(LINK_OF_MEMBER)
        .where('holder.account_id', '=', accountId)
        .where('link.member_id', '=', memberId)
        .where('link.status', 'in', IN_GROUP)
        .forUpdate(['link', 'member'])
        .executeTakeFirst(),

    /** Whether the holder writes the data of a member on a day. */
    isMember: async (accountId: string, memberId: string, today: string) =>
      (await member(database, { accountId, memberId, today })).length > 0,

    setRelationship: (id: string, relationship_to_titular: NewLink['relationship_to_titular']) =>
      db.updateTable('family_link').set({ relationship_to_titular }).where('id', '=', id).execute(),

    /** Sets a link to waiting, unless it is valid on a day or its person accepted. */
    makeWait: (id: string, today: string) => makeWait(database, { id, today }),
  };
};
