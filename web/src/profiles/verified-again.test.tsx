import { asOk } from '@app/contract/kernel';
import { getOwnProfile, proposeCuil, type User } from '@app/contract/profiles';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '../lib/session.ts';
import { answer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { ProfessionalProfileScreen } from './professional-profile-screen.tsx';
import { aDraft, logInPatient } from './testing/patient.ts';
import { answerNewProfessional, BOTH, typedByCarla } from './testing/professional.ts';

beforeEach(() => logInPatient());
afterEach(() => session.end());

const { personal, practice } = typedByCarla;
/** Carla as staff verified her. */
const carla: User = {
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
    attention_particular: true,
    verification: 'VERIFIED',
  },
};

/** The wizard of a verified professional at a step, with what was changed on the way. */
async function openAt(step: number, name: string, content: Record<string, unknown> = {}) {
  answerNewProfessional(aDraft({ version: 4, step, content }), BOTH);
  answer(getOwnProfile, asOk(carla));
  renderScreen(<ProfessionalProfileScreen />, {
    path: '/registro-completo',
    at: `/registro-completo?paso=${step}`,
  });
  await screen.findByRole('heading', { level: 1, name: `Paso ${step} de 6: ${name}` });
}

const WARNING = /^Cambiaste datos que verificamos/;

test.each<[string, Record<string, unknown>]>([
  ['nothing', {}],
  ['what nobody verified', { practice: { academic_training: 'Otra residencia' } }],
])('who changes %s is not told of a verification', async (_, content) => {
  await openAt(6, 'Datos Ingresados', content);
  expect(screen.queryByText(WARNING)).toBeNull();
});

test.each<[string, Record<string, unknown>]>([
  ['the name', { personal: { first_name: 'Gregoria' } }],
  ['the CUIL', { personal: { cuil: proposeCuil('40999888', 'MALE') ?? '' } }],
  ['the profession', { practice: { profession: 'Odontóloga' } }],
  ['the REFEPS code', { practice: { refeps_code: '9999999999' } }],
  ['a licence', { practice: { licence_str: '999' } }],
  ['the specialties', { practice: { ids_specialties: [1, 2] } }],
])('who changes %s reads before saving that it is verified again', async (_, content) => {
  await openAt(6, 'Datos Ingresados', content);
  expect(screen.getByText(WARNING)).toBeTruthy();
});

test.each([
  [1, 'Información Personal'],
  [4, 'Datos Profesionales'],
])('step %i says which of its answers are verified', async (step, name) => {
  await openAt(step, name);
  expect(
    screen.getByText(/CUIL, profesión, código REFEPS, matrículas o especialidades/),
  ).toBeTruthy();
});
