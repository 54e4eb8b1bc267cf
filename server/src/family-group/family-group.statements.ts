import { statement } from '../platform/database/statement.ts';
import {
  type AddressRow,
  type PatientParts,
  type PersonRow,
  type ProfessionalParts,
  patientValue,
  professionalValue,
} from '../profiles/index.ts';

/** A whole own profile: the person, what they are, and the people they answer for. */
export type OwnParts = {
  person: PersonRow;
  address: AddressRow | null;
  parts: PatientParts | null;
  professional: ProfessionalParts | null;
  family: {
    relationship: 'SPOUSE' | 'PARTNER' | 'OFFSPRING' | 'IN_CHARGE';
    parts: PatientParts | null;
  }[];
};

const FAMILY = `(
  select coalesce(json_agg(json_build_object(
    'relationship', link.relationship_to_titular, 'parts', ${patientValue('member')}) order by link.id), '[]')
  from family_link link join person member on member.id = link.member_id
  where link.holder_id = person.id and link.status = 'ACTIVE')`;

/** The whole own profile of an account. */
export const ownParts = statement<{ found: OwnParts }>(
  `select json_build_object(
     'person', person,
     'address', (select address from address where person_id = person.id),
     'parts', ${patientValue('person')},
     'professional', ${professionalValue('$1')},
     'family', ${FAMILY}) as found
   from person where account_id = $1`,
);
