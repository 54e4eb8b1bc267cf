import { statement } from '../platform/database/statement.ts';
import type {
  AddressRow,
  AntecedentRow,
  LicenceRow,
  PatientRow,
  PersonRow,
  PlanRow,
  ProfessionalRow,
} from './profiles.repository.ts';

/** Everything that a person is as a patient. */
export type PatientParts = {
  person: PersonRow;
  patient: PatientRow;
  antecedents: AntecedentRow[];
  plan: PlanRow | null;
};

/** Everything that an account is as a professional; the first licence is the one that signs. */
export type ProfessionalParts = {
  person: PersonRow;
  professional: ProfessionalRow;
  email: string;
  licences: LicenceRow[];
  specialties: { id: number; name: string }[];
};

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

/** A row of `person` as a patient, as one value; null where there is no patient profile. */
const patientOf = (person: 'person' | 'member') => `(
  select json_build_object(
    'person', ${person},
    'patient', patient,
    'antecedents', (
      select coalesce(json_agg(antecedent order by name), '[]')
      from patient_antecedent antecedent where antecedent.person_id = patient.person_id),
    'plan', (
      select json_build_object('id', plan.id, 'name', plan.name, 'insurer_id', insurer.id, 'insurer_name', insurer.name)
      from prepaid_health_category plan join prepaid_health insurer on insurer.id = plan.prepaid_health_id
      where plan.id = patient.prepaid_health_category_id))
  from patient where patient.person_id = ${person}.id)`;

/** An account as a professional, as one value; null where it is none. */
const professionalOf = (accountId: string) => `(
  select json_build_object(
    'person', owner,
    'professional', professional,
    'email', account.email,
    'licences', (
      select coalesce(json_agg(licence order by position), '[]')
      from professional_licence licence where licence.professional_id = professional.account_id),
    'specialties', (
      select coalesce(json_agg(json_build_object('id', specialty.id, 'name', specialty.name) order by position), '[]')
      from professional_specialty join specialty on specialty.id = specialty_id
      where professional_id = professional.account_id))
  from professional
  join account on account.id = professional.account_id
  join person owner on owner.account_id = professional.account_id
  where professional.account_id = ${accountId})`;

const FAMILY = `(
  select coalesce(json_agg(json_build_object(
    'relationship', link.relationship_to_titular, 'parts', ${patientOf('member')}) order by link.id), '[]')
  from family_link link join person member on member.id = link.member_id
  where link.holder_id = person.id and link.status = 'ACTIVE')`;

/** A person as a patient, by the person's id. */
export const patientParts = statement<{ found: PatientParts | null }>(
  `select ${patientOf('person')} as found from person where id = $1`,
);

/** Accounts as professionals. */
export const professionalParts = statement<{ id: string; found: ProfessionalParts | null }>(
  `select asked.id, ${professionalOf('asked.id')} as found from unnest($1::uuid[]) as asked(id)`,
);

/** The whole own profile of an account. */
export const ownParts = statement<{ found: OwnParts }>(
  `select json_build_object(
     'person', person,
     'address', (select address from address where person_id = person.id),
     'parts', ${patientOf('person')},
     'professional', ${professionalOf('$1')},
     'family', ${FAMILY}) as found
   from person where account_id = $1`,
);
