import { listSpecialties } from '@app/contract/catalogs';
import { asError, asList, asOk } from '@app/contract/kernel';
import {
  getOwnProfile,
  getProfileDraft,
  getProfileImages,
  type ProfileImages,
  type User,
} from '@app/contract/profiles';
import { answer } from '../../testing/fake-server.ts';
import { aDraft, answerLists, typed } from './patient.ts';

/** A photo and a signature stored on the server. */
export const BOTH: ProfileImages = { photo_encode: 'AAAA', sign_photo: 'AAAA' };
export const NONE: ProfileImages = { photo_encode: null, sign_photo: null };

/** The values that Carla typed in the first, fourth and fifth step. */
export const typedByCarla = {
  personal: { ...typed.personal, first_name: 'Carla' },
  practice: {
    profession: 'Médica',
    refeps_code: '1029333444',
    licence_str: '112233',
    type_licence_str: 'NATIONAL',
    issuer: 'Ministerio de Salud de la Nación',
    jurisdiction_code: '14',
    ids_specialties: [1],
    academic_training: 'Universidad Nacional de Córdoba',
    professional_address: 'Av. Colón 100, Córdoba',
  },
  attention: {
    attention_particular: true,
    insurers: [{ id: 3, name: 'OSDE' }],
    ids_prepaid_healths: [3],
  },
};

const { personal, practice } = typedByCarla;
/** Carla, verified by staff. */
export const carla: User = {
  id: 'u1',
  active_role: 'PROFESSIONAL',
  email: 'carla@example.com',
  username: 'carla',
  alias: null,
  first_name: personal.first_name,
  last_name: personal.last_name,
  sex_str: 'FEMALE',
  birth_date: '1990-03-07',
  id_number: personal.id_number,
  phone_number: personal.phone_number,
  cuil: '27409998882',
  other_identification: null,
  address_dto: null,
  patient_dto: null,
  professional_dto: {
    ...practice,
    id: 'd1',
    auth_id: 'a1',
    full_profile: true,
    type_licence_str: 'NATIONAL',
    specialties: [{ id: 1, name: 'Clínica médica' }],
    valid_until: null,
    other_licences: [],
    prepaid_healths: [{ id: 3, name: 'OSDE' }],
    ids_prepaid_healths: [3],
    health_care_providers: [],
    ids_health_care_providers: [],
    virtual_guard_availability_str: 'NOT_AVAILABLE',
    photo_encode: null,
    sign_photo: null,
    attention_particular: true,
    verification: 'VERIFIED',
    observation: null,
  },
};

/** A professional who has just activated an account, or left the wizard at a step. */
export function answerNewProfessional(draft = aDraft(), images = NONE): void {
  answerLists();
  answer(
    listSpecialties,
    asList([
      { id: 1, name: 'Clínica médica' },
      { id: 2, name: 'Pediatría' },
    ]),
  );
  answer(getOwnProfile, asError({ error: 'not_found', message: 'user not found' }));
  answer(getProfileDraft, asOk(draft));
  answer(getProfileImages, asOk(images));
}
