import type { Row } from '../platform/database/rows.ts';
import { statement } from '../platform/database/statement.ts';
import {
  type AddressRow,
  type PatientParts,
  type PersonRow,
  type ProfessionalParts,
  patientValue,
  professionalValue,
} from '../profiles/index.ts';
import { linkIsInvitation, linkStands } from './standing-links.ts';

/** A whole profile of an account: the person, their profile, and the people they act for. */
export type OwnParts = {
  person: PersonRow;
  address: AddressRow | null;
  parts: PatientParts | null;
  professional: ProfessionalParts | null;
  family: MemberParts[];
};

/** A member for whom a holder acts, or asks to act. */
export type MemberParts = {
  relationship: Row<'family_link'>['relationship_to_titular'];
  status: 'ACTIVE' | 'PENDING';
  address: AddressRow | null;
  parts: PatientParts | null;
};

const family = (today: string, condition: string) => `(
  select coalesce(json_agg(json_build_object(
    'relationship', link.relationship_to_titular,
    'status', case when ${linkStands(today)} then 'ACTIVE' else 'PENDING' end,
    'address', (select address from address where address.person_id = member.id),
    'parts', ${patientValue('member')}) order by link.id), '[]')
  from family_link link join person member on member.id = link.member_id
  where link.holder_id = person.id and ${condition})`;

/** The account of the profile, and the day for which its links are determined. */
type Asked = { accountId: string; today: string };

const own = (professional: (accountId: string) => string) =>
  statement<Asked, { found: OwnParts }>(
    ({ accountId, today }) => `select json_build_object(
       'person', person,
       'address', (select address from address where person_id = person.id),
       'parts', ${patientValue('person')},
       'professional', ${professional(accountId)},
       'family', ${family(today, linkStands(today))}) as found
     from person where account_id = ${accountId}`,
  );

/** The whole profile of an account that is not a professional's. */
export const ownParts = own(() => 'null');

/** The same for a professional. Separate, since that part takes a fifth of the time even if it finds nothing. */
export const ownPartsOfProfessional = own(professionalValue);

/** The group of an account, including members who have not accepted, and the plan's limit. */
export const groupParts = statement<Asked, { found: GroupParts }>(
  ({ accountId, today }) => `select json_build_object(
     'person', person,
     'planName', plan.name,
     'allowed', plan.family_members_allowed,
     'full_profile', coalesce(patient.full_profile, false),
     'invited', (select coalesce(json_agg(member.id), '[]')
       from family_link link join person member on member.id = link.member_id
       where link.holder_id = person.id and ${linkIsInvitation}),
     'asked', (select coalesce(json_agg(request.person_id), '[]') from staff_request request
       where request.account_id = person.account_id and request.kind = 'FAMILY_REMOVAL' and request.closed_at is null),
     'family', ${family(today, "link.status <> 'ENDED'")}) as found
   from person
   left join patient on patient.person_id = person.id
   left join prepaid_health_category plan on plan.id = patient.prepaid_health_category_id
   where account_id = ${accountId}`,
);

export type GroupParts = {
  person: PersonRow;
  planName: string | null;
  allowed: number | null;
  full_profile: boolean;
  /** Members who are only invited, and those with an open request for removal. */
  invited: string[];
  asked: string[];
  family: MemberParts[];
};
