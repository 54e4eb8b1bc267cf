import type { StudyFile } from '@app/contract/profiles';
import { statement } from '../platform/database/statement.ts';
import type {
  AntecedentRow,
  LicenceRow,
  PatientRow,
  PersonRow,
  PlanRow,
  ProfessionalRow,
} from './profile-rows.ts';

/** All the data of a person as a patient. */
export type PatientParts = {
  person: PersonRow;
  patient: PatientRow;
  antecedents: AntecedentRow[];
  plan: PlanRow | null;
  studies: StoredStudy[];
};

/** A study as JSON from the database. */
type StoredStudy = Omit<StudyFile, 'creation_date'> & { created_at: string };

/** All the data of an account as a professional, licences in order. */
export type ProfessionalParts = {
  person: PersonRow;
  professional: ProfessionalRow;
  email: string;
  /** Whether the account may log in. */
  isActive: boolean;
  licences: LicenceRow[];
  specialties: { id: number; name: string }[];
  insurers: { id: number; name: string; is_provider: boolean }[];
};

/** SQL of a row of `person` as a patient, in one value; null without a patient profile. */
export const patientValue = (person: 'person' | 'member') => `(
  select json_build_object(
    'person', ${person},
    'patient', patient,
    'antecedents', (
      select coalesce(json_agg(antecedent order by name), '[]')
      from patient_antecedent antecedent where antecedent.person_id = patient.person_id),
    'plan', (
      select json_build_object('id', plan.id, 'name', plan.name, 'insurer_id', insurer.id, 'insurer_name', insurer.name)
      from prepaid_health_category plan join prepaid_health insurer on insurer.id = plan.prepaid_health_id
      where plan.id = patient.prepaid_health_category_id),
    'studies', (
      select coalesce(json_agg(json_build_object(
        'id', file.id, 'filename', file.filename, 'mimetype', file.mimetype, 'size', file.size,
        'state', file.state, 'created_at', file.created_at) order by file.created_at, file.id), '[]')
      from stored_file file
      where file.person_id = patient.person_id and file.purpose = 'study' and file.hidden_at is null
        and file.state <> 'REFUSED'))
  from patient where patient.person_id = ${person}.id)`;

/** SQL of an account as a professional, in one value; null if it is not one. */
export const professionalValue = (accountId: string) => `(
  select json_build_object(
    'person', owner,
    'professional', professional,
    'email', account.email,
    'isActive', account.status = 'ACTIVE',
    'licences', (
      select coalesce(json_agg(licence order by position), '[]')
      from professional_licence licence where licence.professional_id = professional.account_id),
    'specialties', (
      select coalesce(json_agg(json_build_object('id', specialty.id, 'name', specialty.name) order by position), '[]')
      from professional_specialty join specialty on specialty.id = specialty_id
      where professional_id = professional.account_id),
    'insurers', (
      select coalesce(json_agg(json_build_object(
        'id', insurer.id, 'name', insurer.name, 'is_provider', is_provider) order by insurer.name), '[]')
      from professional_insurer join prepaid_health insurer on insurer.id = prepaid_health_id
      where professional_id = professional.account_id))
  from professional
  join account on account.id = professional.account_id
  join person owner on owner.account_id = professional.account_id
  where professional.account_id = ${accountId})`;

/** A person as a patient, by the person's id. */
export const patientParts = statement<{ personId: string }, { found: PatientParts | null }>(
  ({ personId }) => `select ${patientValue('person')} as found from person where id = ${personId}`,
);

/** Accounts as professionals. */
export const professionalParts = statement<
  { accountIds: string[] },
  { id: string; found: ProfessionalParts | null }
>(
  ({ accountIds }) =>
    `select asked.id, ${professionalValue('asked.id')} as found from unnest(${accountIds}::uuid[]) as asked(id)`,
);
