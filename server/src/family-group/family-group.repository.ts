import type { Database } from '../platform/database/database.ts';
import { statement } from '../platform/database/statement.ts';
import { groupParts, ownParts } from './family-group.statements.ts';

type FamilyGroupTables = {
  family_link: {
    id: string;
    holder_id: string;
    member_id: string;
    relationship_to_titular: 'SPOUSE' | 'PARTNER' | 'OFFSPRING' | 'IN_CHARGE';
    status: 'PENDING' | 'ACTIVE' | 'ENDED';
  };
  person: { id: string; account_id: string | null; id_number: string };
  account: { id: string; email: string };
};

/** The holder of an account, as SQL, if a person is the same or an active dependant: the one rule of who may act. */
export const ownPerson = (accountId: string, personId: string) =>
  `select id from person where account_id = ${accountId} and (id = ${personId} or exists (
     select from family_link where holder_id = person.id and member_id = ${personId} and status = 'ACTIVE'))`;

const holderFor = statement<{ id: string }>(ownPerson('$1', '$2'));

export const familyGroupRepository = (database: Database) => {
  const db = database.withTables<FamilyGroupTables>();
  return {
    activeLinks: (holderId: string) =>
      db
        .selectFrom('family_link')
        .selectAll()
        .where('holder_id', '=', holderId)
        .where('status', '=', 'ACTIVE')
        .orderBy('id')
        .execute(),

    /** The holder of an account for whom a person may act: the same person, or an active dependant. */
    findHolderFor: async (accountId: string, personId: string) =>
      (await holderFor(database, accountId, personId))[0],

    /** The person of a login: an account's own, or the dependant of that account with a DNI (SR-21). */
    findByLogin: (email: string, dni: string | undefined) =>
      db
        .selectFrom('account')
        .innerJoin('person as holder', 'holder.account_id', 'account.id')
        .leftJoin('family_link as link', (join) =>
          join.onRef('link.holder_id', '=', 'holder.id').on('link.status', '=', 'ACTIVE'),
        )
        .leftJoin('person as member', 'member.id', 'link.member_id')
        .select(['holder.id as holder_id', 'member.id as member_id'])
        .where('account.email', '=', email)
        .$if(dni !== undefined, (query) => query.where('member.id_number', '=', dni ?? ''))
        .executeTakeFirst(),

    /** The whole own profile of an account, in one statement. */
    findOwnParts: async (accountId: string) => (await ownParts(database, accountId))[0]?.found,

    /** The own group with those who have not accepted yet, in one statement. */
    findGroup: async (accountId: string) => (await groupParts(database, accountId))[0]?.found,

    holderOfMember: (memberId: string) =>
      db
        .selectFrom('family_link')
        .select(['holder_id'])
        .where('member_id', '=', memberId)
        .where('status', '=', 'ACTIVE')
        .executeTakeFirst(),
  };
};
