import type { OtherIdentification } from '@app/contract/profiles';
import { type Generated, type Selectable, sql } from 'kysely';
import { batchById } from '../platform/database/batch-by-id.ts';
import type { Database } from '../platform/database/database.ts';
import { patientParts, professionalParts } from './profiles.statements.ts';

type ProfilesTables = {
  professional_insurer: {
    professional_id: string;
    prepaid_health_id: number;
    is_provider: boolean;
  };
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
    other_identification_type: OtherIdentification['type'] | null;
    other_identification_number: string | null;
    phone_number: string | null;
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
    coverage_verified_at: Date | null;
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

    /** A person as a patient, or nothing where there is no patient profile. */
    findPatientParts: async (personId: string) =>
      (await patientParts(database, personId))[0]?.found ?? undefined,

    /** Of some accounts, those of professionals who attend by an insurer. */
    attendingBy: async (insurerId: number, accountIds: string[]) => {
      const rows = await db
        .selectFrom('professional_insurer')
        .select('professional_id')
        .where('prepaid_health_id', '=', insurerId)
        .where('professional_id', '=', sql<string>`any(${accountIds}::uuid[])`)
        .execute();
      return new Set(rows.map(({ professional_id }) => professional_id));
    },

    /** An account as a professional, or nothing where it is none. */
    findProfessionalParts: batchById(async (accountIds) => {
      const rows = await professionalParts(database, accountIds);
      return new Map(rows.map(({ id, found }) => [id, found]));
    }),
  };
};
