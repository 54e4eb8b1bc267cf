import type { Generated, Selectable } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type ProfilesTables = {
  person: {
    id: string;
    account_id: string | null;
    alias: string | null;
    first_name: string;
    last_name: string;
    sex_str: 'FEMALE' | 'MALE' | 'NON_BINARY';
    birth_date: string;
    id_number: string;
    cuil: string | null;
    phone_number: string | null;
    created_at: Generated<Date>;
  };
  address: {
    person_id: string;
    street: string;
    number: string;
    number_department: string | null;
    floor: string | null;
    postal_code: string;
    between_streets: string | null;
    city: string;
    province: string;
    country: string;
  };
  patient: {
    person_id: string;
    clinic_history_id: Generated<number>;
    full_profile: boolean;
    attention_type: 'Obra Social' | 'Particular' | null;
    prepaid_health_category_id: number | null;
    affiliate_number: string | null;
    size: number | null;
    weight: number | null;
    allergies: string | null;
    family_history: string | null;
    vaccines: string | null;
    gynecological_data: string | null;
  };
  patient_antecedent: {
    id: string;
    person_id: string;
    kind: 'disease' | 'surgery' | 'medication';
    catalog_id: number | null;
    name: string;
  };
  prepaid_health_category: {
    id: number;
    prepaid_health_id: number;
    name: string;
    monthly_consultations: number | null;
    family_members_allowed: number;
  };
  prepaid_health: { id: number; name: string };
  professional: {
    account_id: string;
    person_id: string;
    full_profile: boolean;
    profession: string | null;
    refeps_code: string | null;
    academic_training: string | null;
    professional_address: string | null;
    attention_particular: boolean;
    verification: 'PENDING_VERIFICATION' | 'VERIFIED' | 'SUSPENDED';
  };
  professional_licence: {
    id: string;
    professional_id: string;
    number: string;
    type_licence_str: 'NATIONAL' | 'PROVINCIAL';
    issuer: string;
    jurisdiction_code: string | null;
    valid_until: string | null;
    position: number;
  };
  professional_specialty: { professional_id: string; specialty_id: number; position: number };
  specialty: { id: number; name: string };
  account: { id: string; email: string };
  province: { indec_code: string; name: string };
};

export type PersonRow = Selectable<ProfilesTables['person']>;
export type AddressRow = Selectable<ProfilesTables['address']>;
export type PatientRow = Selectable<ProfilesTables['patient']>;
export type AntecedentRow = Selectable<ProfilesTables['patient_antecedent']>;
export type ProfessionalRow = Selectable<ProfilesTables['professional']>;
export type LicenceRow = Selectable<ProfilesTables['professional_licence']>;
export type PlanRow = { id: number; name: string; insurer_id: number; insurer_name: string };

export const profilesRepository = (database: Database) => {
  const db = database.withTables<ProfilesTables>();
  return {
    findPerson: (id: string) =>
      db.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst(),

    findPersonOfAccount: (accountId: string) =>
      db.selectFrom('person').selectAll().where('account_id', '=', accountId).executeTakeFirst(),

    findPersons: (ids: string[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db.selectFrom('person').selectAll().where('id', 'in', ids).execute(),

    emailOfAccount: async (accountId: string) =>
      (
        await db
          .selectFrom('account')
          .select('email')
          .where('id', '=', accountId)
          .executeTakeFirst()
      )?.email,

    findAddress: (personId: string) =>
      db.selectFrom('address').selectAll().where('person_id', '=', personId).executeTakeFirst(),

    findPatient: (personId: string) =>
      db.selectFrom('patient').selectAll().where('person_id', '=', personId).executeTakeFirst(),

    findAntecedents: (personId: string) =>
      db
        .selectFrom('patient_antecedent')
        .selectAll()
        .where('person_id', '=', personId)
        .orderBy('name')
        .execute(),

    findPlan: (id: number) =>
      db
        .selectFrom('prepaid_health_category as plan')
        .innerJoin('prepaid_health as insurer', 'insurer.id', 'plan.prepaid_health_id')
        .select([
          'plan.id',
          'plan.name',
          'insurer.id as insurer_id',
          'insurer.name as insurer_name',
        ])
        .where('plan.id', '=', id)
        .executeTakeFirst(),

    provinceName: async (code: string | null) =>
      code === null
        ? undefined
        : (
            await db
              .selectFrom('province')
              .select('name')
              .where('indec_code', '=', code)
              .executeTakeFirst()
          )?.name,

    findProfessional: (accountId: string) =>
      db
        .selectFrom('professional')
        .selectAll()
        .where('account_id', '=', accountId)
        .executeTakeFirst(),

    findLicences: (professionalId: string) =>
      db
        .selectFrom('professional_licence')
        .selectAll()
        .where('professional_id', '=', professionalId)
        .orderBy('position')
        .execute(),

    findSpecialties: (professionalId: string) =>
      db
        .selectFrom('professional_specialty')
        .innerJoin('specialty', 'specialty.id', 'specialty_id')
        .select(['specialty.id', 'specialty.name'])
        .where('professional_id', '=', professionalId)
        .orderBy('position')
        .execute(),
  };
};
