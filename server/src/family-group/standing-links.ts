import { ADULT_AGE, RELATIONSHIPS_OF_EQUALS } from '@app/contract/profiles';

const EQUALS = RELATIONSHIPS_OF_EQUALS.map((one) => `'${one}'`).join(', ');

/**
 * Whether the `link` of a `member` counts on a day, as SQL: accepted by the person themself, or of a
 * minor in charge. It is worked out at every reading, so that nobody acts one day too long (requirement: member acceptance).
 */
export const linkStands = (today: string) =>
  `(link.status = 'ACTIVE' and (link.answered_at is not null or (
    link.relationship_to_titular not in (${EQUALS})
    and member.birth_date > ${today}::date - interval '${ADULT_AGE} years')))`;

/** Whether a link waits on a day for the person to accept, as SQL: in the group without counting. */
export const linkWaits = (today: string) => `(link.status <> 'ENDED' and not ${linkStands(today)})`;

/**
 * The holder of an account, as SQL, if a person is the same or a dependant whose link counts on a day:
 * the one rule of who may act.
 */
export const ownPerson = (accountId: string, personId: string, today: string) =>
  `select id from person where account_id = ${accountId} and (id = ${personId} or exists (
     select from family_link link join person member on member.id = link.member_id
     where link.holder_id = person.id and link.member_id = ${personId} and ${linkStands(today)}))`;
