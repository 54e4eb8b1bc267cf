import type { HistoryPatient } from '@app/contract/clinical-history';

const PATIENT_ID = '0198c0de-0000-7000-8000-00000000b001';

/** The head of Tomás's history. */
export const aHistoryPatient = (over: Partial<HistoryPatient> = {}): HistoryPatient => ({
  id: PATIENT_ID,
  email: 'marta@example.com',
  alias: null,
  first_name: 'Tomás',
  last_name: 'González',
  sex_str: 'MALE',
  birth_date: '2017-02-03',
  id_number: '52123456',
  phone_number: '1123456789',
  address_dto: null,
  consultations: 3,
  patient_dto: {
    id: PATIENT_ID,
    auth_id: null,
    full_profile: true,
    clinicHistoryId: 5521,
    attention_type: 'Obra Social',
    prepaid_health_category: { id: 1, name: '210', prepaid_health: { id: 1, name: 'OSDE' } },
    affiliate_number: '60123456701',
    coverage_verified: false,
    study: [],
    size: 1.28,
    weight: 27,
    allergies: 'penicilina',
    family_history: null,
    vaccines: null,
    gynecological_data: null,
    age: 8,
    pre_existing_disease: [{ id: 1, name: 'Asma' }],
    ids_pre_existing_disease: [1],
    frequent_medication: [],
    ids_frequent_medication: [],
    another_frequent_medication: [],
    surgeries: [],
    ids_surgery: [],
  },
  ...over,
});
