import { listSpecialties } from '@app/contract/catalogs';
import { asError, asList, asOk } from '@app/contract/kernel';
import {
  getOwnProfile,
  getProfileDraft,
  getProfileImages,
  type ProfileImages,
} from '@app/contract/profiles';
import { answer } from '../../testing/fake-server.ts';
import { aDraft, answerLists, typed } from './patient.ts';

/** A photo and a signature that are on the server. */
export const BOTH: ProfileImages = { photo_encode: 'AAAA', sign_photo: 'AAAA' };
export const NONE: ProfileImages = { photo_encode: null, sign_photo: null };

/** What Carla has typed in the first, fourth and fifth step. */
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
