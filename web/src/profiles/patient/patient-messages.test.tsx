import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { renderScreen } from '../../testing/render.tsx';
import { PatientProfileScreen } from '../patient-profile-screen.tsx';
import { aDraft, answerNewPatient, logInPatient, typed } from '../testing/patient.ts';

beforeEach(() => logInPatient());

/** Opens a step with given values, and tries to continue. */
async function refusalsOf(step: number, content: Record<string, unknown>): Promise<string[]> {
  answerNewPatient(aDraft({ version: 1, step, content: { ...typed, ...content } }));
  const { user } = renderScreen(<PatientProfileScreen />, {
    path: '/registro-completo',
    at: `/registro-completo?paso=${step}`,
  });
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^Paso ${step}`) });
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  const summary = await screen.findByRole('alert', { name: 'Revisá estos datos' });
  return within(summary)
    .getAllByRole('link')
    .map(({ textContent }) => textContent ?? '');
}

const insured = {
  attention_type: 'Obra Social',
  prepaid_health_category: { id: '4', prepaid_health: { id: '3' } },
};

test.each([
  [{ first_name: 'Ana1' }, 'Ingresa sólo letras'],
  [{ last_name: 'Núñez2' }, 'Ingresa sólo letras'],
  [{ birth_date: '01/01/2015' }, 'Debes ser mayor a 18 años'],
  [{ birth_date: '31/12/1899' }, 'Ingresa una fecha válida'],
  [
    { phone_number: '351456789' },
    'Ingresa un teléfono válido. Escribe el código de área sin 0 y el número sin 15. Ej. 1123456789',
  ],
  [{ patient_dto: { ...insured, affiliate_number: '60A' } }, 'Ingresa sólo números'],
])('the first step with %j is refused: %s', async (answers, words) => {
  proves('name-letters-only', 'holder-is-eighteen', 'phone-ten-digits', 'affiliate-number-numeric');
  const personal = { ...typed.personal, ...answers };
  expect(await refusalsOf(1, { personal })).toEqual([words]);
});

test.each([
  [
    { street: '', number: '', postal_code: '', city: '', province: '' },
    [
      'La provincia o estado es requerido',
      'La ciudad es requerida',
      'La calle es requerida',
      'La numeración es requerida',
      'El CP es requerido',
    ],
  ],
  [{ country: '' }, ['El país es requerido']],
  [{ number: '12B' }, ['Ingresa sólo números']],
  [{ postal_code: '50000' }, ['Ingresa un CP válido']],
  [
    { street: 'a'.repeat(91), between_streets: 'ab' },
    ['La calle es demasiado larga', 'Entre calles: Ingresa un dato válido'],
  ],
  [{ city: 'Ro' }, ['La ciudad tiene que tener al menos 3 letras']],
])('an address with %j is refused: %j', async (answers, words) => {
  proves(
    'address-required',
    'country-required',
    'address-number-numeric',
    'postal-code-form',
    'between-streets-length',
  );
  const address = { address_dto: { ...typed.address.address_dto, ...answers } };
  expect(await refusalsOf(2, { address })).toEqual(words);
});

test.each([
  [{ size: '', weight: '' }, ['La altura es requerida', 'El peso es requerido']],
  [{ size: 'alta' }, ['La altura es requerido']],
  [{ weight: 'mucho' }, ['El peso es requerido']],
])('a medical history with %j is refused: %j', async (answers, words) => {
  proves('height-required-and-numeric', 'weight-required');
  const history = { patient_dto: { ...typed.history.patient_dto, ...answers } };
  expect(await refusalsOf(3, { history })).toEqual(words);
});
