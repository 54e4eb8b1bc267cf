import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { groupParts, ownParts, ownPartsOfProfessional } from './family-group.statements.ts';
import { linkStands, ownPerson } from './standing-links.ts';

type Acting = { accountId: string; personId: string; today: string };

const holderFor = statement<Acting, { id: string }>(({ accountId, personId, today }) =>
  ownPerson(accountId, personId, today),
);

const membersOf = statement<{ holderId: string; today: string }, { id: string }>(
  ({ holderId, today }) => `select member.id
   from family_link link join person member on member.id = link.member_id
   where link.holder_id = ${holderId} and ${linkStands(today)} order by link.id`,
);

const holderByEmail = statement<{ email: string }, { id: string }>(
  ({ email }) => `select holder.id from account join person holder on holder.account_id = account.id
   where account.email = ${email}`,
);

const memberByLogin = statement<{ email: string; dni: string; today: string }, { id: string }>(
  ({ email, dni, today }) => `select member.id from account
   join person holder on holder.account_id = account.id
   join family_link link on link.holder_id = holder.id
   join person member on member.id = link.member_id
   where account.email = ${email} and member.id_number = ${dni} and ${linkStands(today)}`,
);

const holderOfMember = statement<{ memberId: string; today: string }, { holder_id: string }>(
  ({ memberId, today }) => `select link.holder_id
   from family_link link join person member on member.id = link.member_id
   where link.member_id = ${memberId} and link.status <> 'ENDED'
     and (member.account_id is null or ${linkStands(today)})`,
);

const reader = (personId: string, today: string) => `select coalesce(person.account_id, (
     select holder.account_id from family_link link join person holder on holder.id = link.holder_id
       join person member on member.id = link.member_id
     where link.member_id = person.id and ${linkStands(today)})) as account_id,
     case when person.account_id is null then person.first_name end as member_name
   from person where person.id = ${personId}`;

const readerOf = statement<
  { personId: string; today: string },
  { account_id: string | null; member_name: string | null }
>(({ personId, today }) => reader(personId, today));

const activeReaderOf = statement<{ personId: string; today: string }, { id: string }>(
  ({ personId, today }) => `select account.id from (${reader(personId, today)}) reader
   join account on account.id = reader.account_id and account.status = 'ACTIVE'`,
);

export const familyGroupRepository = (database: Database, today: () => string) => ({
  /** Members for whom a holder acts today, in the order of joining. */
  memberIdsOf: async (holderId: string) =>
    (await membersOf(database, { holderId, today: today() })).map(({ id }) => id),

  /** The holder of an account that may act for a person: the same person, or an active dependant. */
  findHolderFor: async (accountId: string, personId: string) =>
    (await holderFor(database, { accountId, personId, today: today() }))[0],

  /** The person of an account. */
  findByEmail: async (email: string) => (await holderByEmail(database, { email }))[0]?.id,

  /** The dependant of an account with a DNI (requirement: own family only). */
  findMemberByLogin: async (email: string, dni: string) =>
    (await memberByLogin(database, { email, dni, today: today() }))[0]?.id,

  /** Reads an account's whole profile, in one statement. */
  findOwnParts: async (accountId: string, isProfessional: boolean) => {
    const read = isProfessional ? ownPartsOfProfessional : ownParts;
    return (await read(database, { accountId, today: today() }))[0]?.found;
  },

  /** Reads an account's group, including members who have not accepted, in one statement. */
  findGroup: async (accountId: string) =>
    (await groupParts(database, { accountId, today: today() }))[0]?.found,

  /**
   * The holder of a member's group. Only decides whose plan pays. A member without an account counts in the
   * group until they answer, so that a call in progress on an 18th birthday ends normally.
   */
  holderOfMember: async (memberId: string) =>
    (await holderOfMember(database, { memberId, today: today() }))[0]?.holder_id,

  /** The account to notify about a person (their own, or that of the holder of a valid link), and the member's name if it is the holder's. */
  readerOf: async (personId: string) => (await readerOf(database, { personId, today: today() }))[0],

  /** That account, if it may log in. */
  activeReaderOf: async (personId: string) =>
    (await activeReaderOf(database, { personId, today: today() }))[0]?.id,
});
