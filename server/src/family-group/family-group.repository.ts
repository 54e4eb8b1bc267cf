import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { groupParts, ownParts, ownPartsOfProfessional } from './family-group.statements.ts';
import { linkStands, ownPerson } from './standing-links.ts';

type FamilyGroupTables = {
  family_link: { holder_id: string; member_id: string; status: 'PENDING' | 'ACTIVE' | 'ENDED' };
};

const holderFor = statement<{ id: string }>(ownPerson('$1', '$2', '$3'));

const membersOf = statement<{ id: string }>(
  `select member.id from family_link link join person member on member.id = link.member_id
   where link.holder_id = $1 and ${linkStands('$2')} order by link.id`,
);

const holderByEmail = statement<{ id: string }>(
  `select holder.id from account join person holder on holder.account_id = account.id
   where account.email = $1`,
);

const memberByLogin = statement<{ id: string }>(
  `select member.id from account
   join person holder on holder.account_id = account.id
   join family_link link on link.holder_id = holder.id
   join person member on member.id = link.member_id
   where account.email = $1 and member.id_number = $2 and ${linkStands('$3')}`,
);

export const familyGroupRepository = (database: Database, today: () => string) => {
  const db = database.withTables<FamilyGroupTables>();
  return {
    /** The members whom a holder answers for today, in the order in which they came. */
    memberIdsOf: async (holderId: string) =>
      (await membersOf(database, holderId, today())).map(({ id }) => id),

    /** The holder of an account for whom a person may act: the same person, or an active dependant. */
    findHolderFor: async (accountId: string, personId: string) =>
      (await holderFor(database, accountId, personId, today()))[0],

    /** The person of an account. */
    findByEmail: async (email: string) => (await holderByEmail(database, email))[0]?.id,

    /** The dependant of an account with a DNI (requirement: own family only). */
    findMemberByLogin: async (email: string, dni: string) =>
      (await memberByLogin(database, email, dni, today()))[0]?.id,

    /** The whole own profile of an account, in one statement. */
    findOwnParts: async (accountId: string, isProfessional: boolean) => {
      const read = isProfessional ? ownPartsOfProfessional : ownParts;
      return (await read(database, accountId, today()))[0]?.found;
    },

    /** The own group with those who have not accepted yet, in one statement. */
    findGroup: async (accountId: string) =>
      (await groupParts(database, accountId, today()))[0]?.found,

    /**
     * Who answered for a member when they asked for the visit. It decides nothing but whose plan paid,
     * so that a call under way on an 18th birthday goes on as it began.
     */
    holderOfMember: (memberId: string) =>
      db
        .selectFrom('family_link')
        .select(['holder_id'])
        .where('member_id', '=', memberId)
        .where('status', '<>', 'ENDED')
        .executeTakeFirst(),
  };
};
