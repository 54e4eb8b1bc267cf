import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import { statement } from '../platform/database/statement.ts';
import { linkWaits } from './standing-links.ts';

/** A link as its person reads it: the holder, and whether the member is their own record. */
export type LinkOfPerson = Pick<Row<'family_link'>, 'id' | 'relationship_to_titular'> &
  Pick<Row<'person'>, 'first_name' | 'last_name'> & { of_own_record: boolean };

/** A person whose acceptance a link waits for. */
export type Invited = { email: string; role: 'PATIENT' | 'PROFESSIONAL' };

/**
 * SQL condition: an account has the DNI that the holder wrote, from the signup or its profile. A DNI is a claim: its
 * account learns that there is a question, and no more.
 */
const hasDniOf = (
  accountId: string,
) => `coalesce(member.account_id, ${accountId}) = ${accountId} and member.id_number in (
  select id_number from account where id = ${accountId} and id_number is not null
  union select id_number from person where account_id = ${accountId})`;

const letters = (name: string) => `regexp_replace(search_text(${name}), '[^[:alpha:]]', '', 'g')`;

/**
 * SQL condition: an account answers for the member (requirement: member acceptance). It is the member's own, or its
 * complete profile has the DNI, birth date and surname that the holder wrote, and no other account in use has the DNI.
 */
const isMember = (accountId: string) => `(member.account_id = ${accountId} or (
  member.account_id is null and not exists (select from doubles_of(${accountId})) and exists (
    select from person own left join patient on patient.person_id = own.id
    where own.account_id = ${accountId} and patient.full_profile is not false
      and own.id_number = member.id_number and own.birth_date = member.birth_date
      and ${letters('own.last_name')} = ${letters('member.last_name')})))`;

/** A question that waits: whether the account may answer it, and whether it has a profile to compare. */
type Waiting = LinkOfPerson & { may_answer: boolean; has_profile: boolean };

const waitingFor = statement<{ accountId: string; today: string }, Waiting>(
  ({ accountId, today }) => `select link.id, link.relationship_to_titular,
     holder.first_name, holder.last_name, member.account_id is not null as of_own_record,
     ${isMember(accountId)} as may_answer,
     exists (select from person own left join patient on patient.person_id = own.id
       where own.account_id = ${accountId} and patient.full_profile is not false) as has_profile
   from family_link link
   join person member on member.id = link.member_id
   join person holder on holder.id = link.holder_id
   where holder.account_id <> ${accountId} and ${hasDniOf(accountId)} and ${linkWaits(today)}
   order by link.id`,
);

type Answer = {
  accountId: string;
  linkId: string;
  status: 'ACTIVE' | 'ENDED';
  now: Date;
  today: string;
};

/** The person whose link was answered, and the holder. */
type Answered = { member_id: string; first_name: string; holder_account: string | null };

const answered = statement<Answer, Answered>(
  ({ accountId, linkId, status, now, today }) => `update family_link link
   set status = ${status}, answered_by = ${accountId}, answered_at = ${now}
   from person member, person holder
   where member.id = link.member_id and holder.id = link.holder_id and link.id = ${linkId}
     and holder.account_id <> ${accountId} and ${isMember(accountId)} and ${linkWaits(today)}
   returning link.member_id, member.first_name, holder.account_id as holder_account`,
);

const mailedAbout = statement<{ linkId: string }, { account_id: string }>(
  ({ linkId }) => `select account_id from family_invitation_mail where link_id = ${linkId}`,
);

type Mailing = { linkId: string; now: Date; notSince: Date; today: string };

// Accounts are matched as when a member is added: by the DNI of the signup or the profile.
const toMail = statement<Mailing, Invited>(
  ({ linkId, now, notSince, today }) => `insert into family_invitation_mail as mail
     (holder_id, account_id, link_id, sent_at)
   select link.holder_id, account.id, link.id, ${now}
   from family_link link
   join person member on member.id = link.member_id
   join person holder on holder.id = link.holder_id
   join account on account.id <> holder.account_id and account.status = 'ACTIVE' and account.role in ('PATIENT', 'PROFESSIONAL')
     and coalesce(member.account_id, account.id) = account.id
     and (account.id_number = member.id_number or exists (
       select from person own where own.account_id = account.id and own.id_number = member.id_number))
   where link.id = ${linkId} and ${linkWaits(today)}
   on conflict (holder_id, account_id) do update
     set link_id = excluded.link_id, sent_at = excluded.sent_at
     where mail.link_id <> excluded.link_id and mail.sent_at <= ${notSince}
   returning (select email from account where id = mail.account_id) as email,
     (select role from account where id = mail.account_id) as role`,
);

/** Invitations of a day, and their answers. */
export const invitationsRepository = (database: Database, today: string) => ({
  /** Links that wait for the person with an account's DNI, whenever the account was created. */
  waitingFor: (accountId: string) => waitingFor(database, { accountId, today }),

  /** Stores an answer, once: a second one finds no waiting link. */
  answer: async (accountId: string, linkId: string, status: 'ACTIVE' | 'ENDED', now: Date) =>
    (await answered(database, { accountId, linkId, status, now, today }))[0],

  /** Accounts that were mailed about a link. */
  mailedAbout: (linkId: string) => mailedAbout(database, { linkId }),

  /** Accounts to mail about a link: once per link, and once per account and holder since an instant. */
  toMail: (linkId: string, now: Date, notSince: Date) =>
    toMail(database, { linkId, now, notSince, today }),
});
