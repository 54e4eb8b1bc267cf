import type { Specialty } from '@app/contract/catalogs';
import { ageOn, type Day } from '@app/contract/kernel';
import type {
  Licence,
  OtherIdentification,
  Personal,
  ProfessionalCard,
  ProfileImages,
} from '@app/contract/profiles';
import type {
  AddressRow,
  AntecedentRow,
  LicenceRow,
  PersonRow,
  ProfessionalRow,
} from './profile-rows.ts';
import type { PatientParts, ProfessionalParts } from './profiles.statements.ts';

export const presentPersonal = (row: PersonRow): Personal => ({
  alias: row.alias,
  first_name: row.first_name,
  last_name: row.last_name,
  sex_str: row.sex_str,
  birth_date: row.birth_date,
  id_number: row.id_number,
  phone_number: row.phone_number,
});

/** The part of an e-mail before the @ (specification). */
export const usernameOf = (email: string): string => email.split('@')[0] ?? email;

/** Identification besides the DNI: the CUIL, or the document that replaces it. */
export const presentIdentification = (row: PersonRow) => ({
  cuil: row.cuil,
  other_identification: otherIdentification(row),
});

function otherIdentification({
  other_identification_type: type,
  other_identification_number: number,
}: PersonRow): OtherIdentification | null {
  return type && number ? { type, number } : null;
}

export function presentPatient(
  { person, patient, antecedents, plan, studies }: PatientParts,
  today: Day,
) {
  const rowsOf = (kind: AntecedentRow['kind']) => antecedents.filter((row) => row.kind === kind);
  const ofKind = (kind: AntecedentRow['kind']) =>
    rowsOf(kind).map(({ catalog_id, name }) => ({ id: catalog_id, name }));
  const idsOf = (kind: AntecedentRow['kind']) =>
    rowsOf(kind).flatMap(({ catalog_id }) => (catalog_id === null ? [] : [catalog_id]));
  return {
    id: person.id,
    auth_id: person.account_id,
    full_profile: patient.full_profile,
    clinicHistoryId: patient.clinic_history_id,
    attention_type: patient.attention_type,
    prepaid_health_category: plan
      ? {
          id: plan.id,
          name: plan.name,
          prepaid_health: { id: plan.insurer_id, name: plan.insurer_name },
        }
      : null,
    affiliate_number: patient.affiliate_number,
    coverage_verified: patient.coverage_verified_at !== null,
    size: patient.size,
    weight: patient.weight,
    allergies: patient.allergies,
    family_history: patient.family_history,
    vaccines: patient.vaccines,
    gynecological_data: patient.gynecological_data,
    age: ageOn(person.birth_date, today),
    pre_existing_disease: ofKind('disease'),
    ids_pre_existing_disease: idsOf('disease'),
    frequent_medication: rowsOf('medication').map(({ id, catalog_id, name }) => ({
      id: catalog_id ?? id,
      name,
    })),
    ids_frequent_medication: idsOf('medication'),
    another_frequent_medication: rowsOf('medication')
      .filter(({ catalog_id }) => catalog_id === null)
      .map(({ id, name }) => ({ id, name })),
    surgeries: ofKind('surgery'),
    ids_surgery: idsOf('surgery'),
    study: studies.map(({ created_at, ...facts }) => ({
      ...facts,
      creation_date: new Date(created_at).toISOString(),
    })),
  };
}

/** A person has one address, with the person's id. */
export const presentAddress = ({ person_id, ...row }: AddressRow) => ({
  id: person_id,
  ...row,
  principal: true as const,
});

export const presentLicence = (row: LicenceRow): Licence => ({
  licence_str: row.number,
  type_licence_str: row.type_licence_str,
  issuer: row.issuer,
  jurisdiction_code: row.jurisdiction_code,
  valid_until: row.valid_until,
});

/** Replaces the first licence of a profile without one. */
const NO_LICENCE = {
  licence_str: null,
  type_licence_str: null,
  issuer: null,
  jurisdiction_code: null,
  valid_until: null,
};

/** Parts of a professional's profile that are stored elsewhere: the images, and whether they are on duty. */
type ProfessionalExtras = { images: ProfileImages; isOnGuard: boolean };

const idsOf = (list: readonly { id: number }[]): number[] => list.map(({ id }) => id);

export function presentProfessional(
  { professional: row, specialties, insurers, licences }: ProfessionalParts,
  { images, isOnGuard }: ProfessionalExtras,
) {
  const [first = NO_LICENCE, ...others] = licences.map(presentLicence);
  const listed = (provider: boolean) =>
    insurers.filter((one) => one.is_provider === provider).map(({ id, name }) => ({ id, name }));
  const [prepaid_healths, health_care_providers] = [listed(false), listed(true)];
  return {
    id: row.account_id,
    auth_id: row.account_id,
    full_profile: row.full_profile,
    ...images,
    ...first,
    other_licences: others,
    specialties,
    ids_specialties: idsOf(specialties),
    academic_training: row.academic_training,
    profession: row.profession,
    refeps_code: row.refeps_code,
    professional_address: row.professional_address,
    attention_particular: row.attention_particular,
    prepaid_healths,
    ids_prepaid_healths: idsOf(prepaid_healths),
    health_care_providers,
    ids_health_care_providers: idsOf(health_care_providers),
    virtual_guard_availability_str: isOnGuard ? ('AVAILABLE' as const) : ('NOT_AVAILABLE' as const),
    verification: row.verification,
    observation: row.observation,
  };
}

export const presentCard = (
  person: PersonRow,
  row: ProfessionalRow,
  specialties: Specialty[],
  licence: LicenceRow | undefined,
  photo: string | null,
): ProfessionalCard => ({
  id: row.account_id,
  first_name: person.first_name,
  last_name: person.last_name,
  alias: person.alias,
  sex_str: person.sex_str,
  professional_dto: {
    licence_str: licence?.number ?? null,
    licence_label: licenceLabel(licence),
    profession: row.profession,
    specialties,
    photo_encode: photo,
  },
});

/** 'M.N. 104233' or 'M.P. 55012', as shown to patients and in documents. */
export const licenceLabel = (licence: LicenceRow | undefined): string =>
  licence ? `${licence.type_licence_str === 'NATIONAL' ? 'M.N.' : 'M.P.'} ${licence.number}` : '';

const TITLES = { FEMALE: 'Dra.', MALE: 'Dr.', NON_BINARY: 'Dr/a.' } as const;

/** 'Dra. Laura Benítez'; the title depends on the sex. */
export const titledName = ({
  sex_str,
  first_name,
  last_name,
}: Pick<PersonRow, 'sex_str' | 'first_name' | 'last_name'>): string =>
  `${TITLES[sex_str]} ${first_name} ${last_name}`;
