import { asOk } from '@app/contract/kernel';
import { getOwnProfile, proposeCuil } from '@app/contract/profiles';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { ProfessionalProfileScreen } from './professional-profile-screen.tsx';
import { aDraft, logInPatient } from './testing/patient.ts';
import { answerNewProfessional, BOTH, carla } from './testing/professional.ts';

beforeEach(() => logInPatient());

/** The wizard of a verified professional at a step, with some changes. */
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
