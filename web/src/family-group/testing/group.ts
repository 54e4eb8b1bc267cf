import type { FamilyGroup, GroupMember } from '@app/contract/family-group';

/** Tomás, a son of eight. */
export const aMember = (over: Partial<GroupMember> = {}): GroupMember => ({
  id: '0198c0de-0000-7000-8000-00000000d001',
  alias: null,
  first_name: 'Tomás',
  last_name: 'Acosta',
  sex_str: 'MALE',
  birth_date: '2018-03-21',
  id_number: '57123456',
  phone_number: '1123456789',
  cuil: '20571234565',
  other_identification: null,
  relationship_to_titular: 'OFFSPRING',
  status: 'ACTIVE',
  address_dto: {
    street: 'Belgrano',
    number: '1250',
    number_department: null,
    floor: null,
    postal_code: '5186',
    between_streets: null,
    city: 'Alta Gracia',
    province: 'Córdoba',
    country: 'Argentina',
    principal: true,
  },
  patient_dto: {
    id: '0198c0de-0000-7000-8000-00000000d001',
    auth_id: null,
    full_profile: true,
    clinicHistoryId: 5522,
    attention_type: 'Particular',
    prepaid_health_category: {
      id: 1,
      name: 'PARTICULAR',
      prepaid_health: { id: 1, name: 'PARTICULAR' },
    },
    affiliate_number: null,
    coverage_verified: false,
    study: [],
    size: 1.28,
    weight: 27,
    allergies: 'Penicilina',
    family_history: null,
    vaccines: null,
    gynecological_data: null,
    age: 8,
    pre_existing_disease: [],
    frequent_medication: [],
    surgeries: [],
  },
  ...over,
});

/** María's group: Javier, who has not accepted yet, and Tomás. */
export const aGroup = (over: Partial<FamilyGroup> = {}): FamilyGroup => ({
  titular: {
    id: '0198c0de-0000-7000-8000-00000000d000',
    first_name: 'María',
    last_name: 'González',
  },
  planName: 'Familiar',
  allowed: 3,
  members: [
    aMember({
      id: '0198c0de-0000-7000-8000-00000000d002',
      first_name: 'Javier',
      id_number: '31222333',
      relationship_to_titular: 'SPOUSE',
      status: 'PENDING',
    }),
    aMember(),
  ],
  ...over,
});
