import {
  listDiseases,
  listInsurers,
  listLocalities,
  listPlans,
  listProvinces,
  listSurgeries,
  searchMedications,
} from '@app/contract/catalogs';
import { listPlanCategories } from '@app/contract/coverage';
import { asError, asList, asOk } from '@app/contract/kernel';
import {
  getOwnProfile,
  getProfileDraft,
  type ProfileDraft,
  type User,
} from '@app/contract/profiles';
import { answer } from '../../testing/fake-server.ts';
import { logInAs } from '../../testing/log-in.ts';

const osde = { id: 3, name: 'OSDE' };
const plans = [
  { id: 4, name: 'OSDE 210', prepaid_health: osde },
  { id: 5, name: 'OSDE 310', prepaid_health: osde },
];

/** Answers the lists that the wizard offers. */
export function answerLists(): void {
  answer(
    listInsurers,
    asList([
      { id: 1, name: 'PARTICULAR', kind: 'PARTICULAR' },
      { ...osde, kind: 'PREPAID' },
      { id: 9, name: 'Sin planes', kind: 'SOCIAL' },
    ]),
  );
  answer(listPlans, ({ params }) => asList(params.insurerId === '3' ? plans : []));
  answer(listPlanCategories, ({ params }) => asList(params.insurerId === '3' ? plans : []));
  answer(
    listProvinces,
    asList([
      { id: '14', name: 'Córdoba' },
      { id: '06', name: 'Buenos Aires' },
    ]),
  );
  answer(
    listLocalities,
    asList([
      { id: 1, name: 'Alta Gracia', department: null },
      { id: 2, name: 'Villa María', department: null },
    ]),
  );
  answer(listDiseases, asList([{ id: 70, name: 'Hipotiroidismo' }]));
  answer(listSurgeries, asList([{ id: 6, name: 'Apendicectomía' }]));
  const medicine = { presentation: 'envase por 20', sale_condition: 'free' as const };
  answer(searchMedications, {
    content: [
      {
        ...medicine,
        id: 11,
        generic_name: 'Ibuprofeno',
        concentration: '400 mg',
        form: 'comprimido',
        description: 'Ibuprofeno 400 mg, comprimido (envase por 20)',
      },
    ],
  });
}

/** The server's draft before anything was saved. */
export const aDraft = (over: Partial<ProfileDraft> = {}): ProfileDraft => ({
  subject: 'own',
  version: 0,
  step: 1,
  content: {},
  updatedAt: null,
  id_number: '40999888',
  alias: null,
  ...over,
});

/** A patient who has just activated an account. */
export function answerNewPatient(draft = aDraft()): void {
  answerLists();
  answer(getOwnProfile, asError({ error: 'not_found', message: 'user not found' }));
  answer(getProfileDraft, asOk(draft));
}

/** The values that Soledad typed in the first three steps. */
export const typed = {
  personal: {
    alias: '',
    first_name: 'Soledad',
    last_name: 'Núñez',
    id_number: '40999888',
    birth_date: '1990-03-07',
    sex_str: 'FEMALE',
    phone_number: '3514567890',
    cuil: '27-40999888-2',
    cuil_confirmed: true,
    has_no_cuil: false,
    other_identification: { type: '', number: '' },
    relationship_to_titular: '',
    patient_dto: {
      attention_type: 'Particular',
      prepaid_health_category: { id: '', prepaid_health: { id: '' } },
      affiliate_number: '',
    },
  },
  address: {
    address_dto: {
      street: 'Belgrano',
      number: '1250',
      number_department: '',
      floor: '',
      postal_code: '5186',
      between_streets: '',
      city: 'Alta Gracia',
      province: 'Córdoba',
      country: 'Argentina',
    },
  },
  history: {
    patient_dto: {
      size: '1,68',
      weight: '62,5',
      allergies: '',
      family_history: '',
      vaccines: '',
      gynecological_data: '',
      pre_existing_disease: [],
      surgeries: [],
      frequent_medication: [{ id: null, name: 'Té de boldo' }],
    },
  },
};

/** Soledad's data on the server once she has finished. */
export const soledad: User = {
  id: '0198c0de-0000-7000-8000-00000000c001',
  active_role: 'PATIENT',
  email: 'nueva@cercana.test',
  username: 'nueva',
  alias: null,
  first_name: 'Soledad',
  last_name: 'Núñez',
  sex_str: 'FEMALE',
  birth_date: '1990-03-07',
  id_number: '40999888',
  phone_number: '3514567890',
  cuil: '27409998882',
  other_identification: null,
  address_dto: {
    ...typed.address.address_dto,
    number_department: null,
    floor: null,
    between_streets: null,
    id: '0198c0de-0000-7000-8000-00000000c001',
    principal: true,
  },
  patient_dto: {
    id: '0198c0de-0000-7000-8000-00000000c001',
    auth_id: 'a1',
    full_profile: true,
    clinicHistoryId: 5521,
    attention_type: 'Obra Social',
    prepaid_health_category: { id: 5, name: 'OSDE 310', prepaid_health: osde },
    affiliate_number: '60123',
    coverage_verified: false,
    study: [],
    size: 1.68,
    weight: 62.5,
    allergies: 'Penicilina',
    family_history: null,
    vaccines: null,
    gynecological_data: null,
    age: 36,
    pre_existing_disease: [{ id: 70, name: 'Hipotiroidismo' }],
    ids_pre_existing_disease: [70],
    frequent_medication: [{ id: 11, name: 'Ibuprofeno 400 mg, comprimido' }],
    ids_frequent_medication: [11],
    another_frequent_medication: [],
    surgeries: [],
    ids_surgery: [],
    family_group: [],
  },
  professional_dto: null,
};

/** Logs a patient in. */
export async function logInPatient(accountId = 'a1'): Promise<void> {
  await logInAs({
    accountId,
    email: 'nueva@cercana.test',
    role: 'PATIENT',
    full_profile: false,
    first_name: '',
    last_name: '',
    sex_str: null,
  });
}
