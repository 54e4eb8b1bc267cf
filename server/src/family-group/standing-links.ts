import { ADULT_AGE, RELATIONSHIPS_OF_EQUALS } from '@app/contract/profiles';
import { statement } from '../platform/database/statement.ts';

const EQUALS = RELATIONSHIPS_OF_EQUALS.map((one) => `'${one}'`).join(', ');

/**
 * SQL condition: the `link` of a `member` is valid on a day, since the person accepted or is a minor in charge.
 * Evaluated at every reading, so that nobody acts a day too long (requirement: member acceptance).
 */
export const linkStands = (today: string) =>
  `(link.status = 'ACTIVE' and (link.answered_at is not null or (
    link.relationship_to_titular not in (${EQUALS})
    and member.birth_date > ${today}::date - interval '${ADULT_AGE} years')))`;

/** SQL condition: a link waits for acceptance on a day: in the group, but not valid. */
export const linkWaits = (today: string) => `(link.status <> 'ENDED' and not ${linkStands(today)})`;

/**
 * SQL condition: the `link` is only an invitation. Its `member` never answered, has no account for the record,
 * and has no consultation in it.
 */
export const linkIsInvitation = `(link.status = 'PENDING' and link.answered_at is null and member.account_id is null
  and not exists (select from consultation where consultation.person_id = member.id))`;

/**
 * SQL: the holder in whose group a person's consultations count on a day: the holder of a valid link, or the
 * person. All rules about whose plan pays use this.
 */
const groupOf = (personId: string, today: string) =>
  `coalesce((select link.holder_id from family_link link join person member on member.id = link.member_id
     where link.member_id = ${personId} and ${linkStands(today)}), ${personId})`;

/**
 * SQL: the holder of a person's group, if the account is the person's own or that of the holder of a valid link
 * on a day. All rules about who may act use this.
 */
export const ownPerson = (accountId: string, personId: string, today: string) =>
  `select ${groupOf(personId, today)} as id from person where account_id = ${accountId} and (id = ${personId} or exists (
     select from family_link link join person member on member.id = link.member_id
     where link.holder_id = person.id and link.member_id = ${personId} and ${linkStands(today)}))`;

/**
 * SQL condition: what an account keeps for the person `owner` goes on in the owner's own account, since the other one
 * acts for them no more (requirement: own account of a dependant).
 */
export const goesOnInOwnAccount = (accountId: string, owner: string, today: string) =>
  `(${owner}.account_id <> ${accountId} and not exists (${ownPerson(accountId, `${owner}.id`, today)}))`;

/**
 * SQL: the accounts that may log in and act for a person on a day: the person's own, and that of the holder of a valid
 * link. A grant or an offer is in force only while there is such an account, which can withdraw or answer it.
 */
export const accountsActingFor = (personId: string, today: string) =>
  `select account.id from person join account on account.id = person.account_id and account.status = 'ACTIVE'
   where person.id in (${personId}, ${groupOf(personId, today)})`;

/** SQL: the ids of the holder of an account and of the dependants with a valid link on a day. */
export const ownPeople = (accountId: string, today: string) =>
  `select id from person where account_id = ${accountId}
   union select link.member_id from family_link link
     join person member on member.id = link.member_id
     join person holder on holder.id = link.holder_id
     where holder.account_id = ${accountId} and ${linkStands(today)}`;

/**
 * The link of a holder and a member that has not ended: held until the end of the transaction, so that the member does
 * not leave or is removed meanwhile. Nothing if it ended.
 */
export const holdMembership = statement<{ holderId: string; memberId: string }, { id: string }>(
  ({ holderId, memberId }) => `select id from family_link
   where holder_id = ${holderId} and member_id = ${memberId} and status <> 'ENDED' for share`,
);
