import type { FamilyMember, User } from '@app/contract/profiles';

export const HOLDER = '0198c0de-0000-7000-8000-00000000b001';
export const CHILD = '0198c0de-0000-7000-8000-00000000b002';

/** A person as a patient, with a complete profile and a coverage. */
export const patientOf = (
  over: Partial<FamilyMember['patient_dto']> = {},
): FamilyMember['patient_dto'] => ({
  id: 'p1',
  auth_id: null,
  full_profile: true,
  clinicHistoryId: 5521,
  attention_type: 'Obra Social',
  prepaid_health_category: { id: 1, name: '210', prepaid_health: { id: 2, name: 'OSDE' } },
  affiliate_number: '60123',
  coverage_verified: false,
  study: [],
  size: null,
  weight: null,
  allergies: null,
  family_history: null,
  vaccines: null,
  gynecological_data: null,
  age: 44,
  pre_existing_disease: [],
  ids_pre_existing_disease: [],
  frequent_medication: [],
  ids_frequent_medication: [],
  another_frequent_medication: [],
  surgeries: [],
  ids_surgery: [],
  ...over,
});

const personal = {
  alias: null,
  first_name: 'Marta',
  last_name: 'González',
  sex_str: 'FEMALE' as const,
  birth_date: '1980-05-02',
  id_number: '28123456',
  phone_number: null,
  cuil: null,
  other_identification: null,
};

const aMember = (
  first_name: string,
  id: string,
  over: Partial<FamilyMember['patient_dto']> = {},
): FamilyMember => ({
  ...personal,
  id,
  first_name,
  relationship_to_titular: 'OFFSPRING',
  address_dto: null,
  patient_dto: patientOf({ age: 8, ...over }),
});

/** Marta, with a son who can be attended and three others who cannot. */
export const user: User = {
  ...personal,
  id: HOLDER,
  active_role: 'PATIENT',
  email: 'marta@example.com',
  username: 'marta',
  address_dto: null,
  professional_dto: null,
  patient_dto: {
    ...patientOf(),
    family_group: [
      { ...aMember('Tomás', CHILD), sex_str: 'MALE' },
      aMember('Bruno', '0198c0de-0000-7000-8000-00000000b003', { age: 0 }),
      aMember('Clara', '0198c0de-0000-7000-8000-00000000b004', { full_profile: false }),
      aMember('Delia', '0198c0de-0000-7000-8000-00000000b005', { prepaid_health_category: null }),
    ],
  },
};
