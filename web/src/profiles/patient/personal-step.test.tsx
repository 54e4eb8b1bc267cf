import { listInsurers } from '@app/contract/catalogs';
import { asList, asOk } from '@app/contract/kernel';
import { getOwnProfile, getProfileDraft } from '@app/contract/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { PatientProfileScreen } from '../patient-profile-screen.tsx';
import {
  aDraft,
  answerLists,
  answerNewPatient,
  logInPatient,
  soledad,
} from '../testing/patient.ts';

beforeEach(() => logInPatient());

const open = (search = '') =>
  renderScreen(<PatientProfileScreen />, {
    path: '/registro-completo',
    at: `/registro-completo${search}`,
  });

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const insurerBox = () => screen.getByRole('combobox', { name: /^Obra social/ });
const confirmation = () => screen.getByRole('checkbox', { name: 'Confirmo que es mi CUIL' });
const next = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Siguiente' }));

test('asks for everything at once, insurer, plan and number among it, and stays', async () => {
  proves(
    'insurer-plan-number-before-advancing',
    'name-required',
    'sex-required',
    'birth-date-required',
    'phone-required',
    'affiliate-number-required',
  );
  answerNewPatient();
  const view = open();
  await heading(/^Paso 1/);
  await view.user.click(screen.getByRole('radio', { name: 'Tengo Obra Social / Prepaga' }));
  await next(view);
  const summary = await screen.findByRole('alert', { name: 'Revisá estos datos' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'El nombre es requerido',
    'El apellido es requerido',
    'La fecha de nacimiento es requerida',
    'El sexo es requerido',
    'El CUIL es requerido',
    'Confirmá que el CUIL es correcto',
    'El teléfono es requerido',
    'Este campo es obligatorio',
    'El plan es obligatorio',
    'El número de asociado es requerido',
  ]);
  expect(document.title).toMatch(/^Error: Paso 1 de 4/);
  expect(view.address()).toBe('/registro-completo?paso=1');
});

test('shows the DNI of the account, which cannot be changed', async () => {
  proves('profile-dni-is-read-only');
  answerNewPatient();
  open();
  await heading(/^Paso 1/);
  const dni = screen.getByLabelText('DNI');
  expect(dni).toHaveProperty('value', '40.999.888');
  expect(dni).toHaveProperty('readOnly', true);
});

test('refuses a day that does not exist, and keeps it as it was typed', async () => {
  proves('birth-date-must-exist');
  answerNewPatient();
  const view = open();
  await heading(/^Paso 1/);
  await view.user.type(screen.getByLabelText('Fecha de nacimiento'), '31021990');
  await next(view);
  expect((await screen.findAllByText('Ingresa una fecha válida')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Fecha de nacimiento')).toHaveProperty('value', '31/02/1990');
});

test('takes a telephone as it is pasted, and refuses one that is none', async () => {
  proves('phone-as-pasted');
  answerNewPatient();
  const { user } = open();
  await heading(/^Paso 1/);
  const phone = screen.getByLabelText('Teléfono celular');
  await user.type(phone, '0351 15 4567890');
  await user.tab();
  expect(phone).toHaveProperty('value', '3514567890');
  await user.clear(phone);
  await user.type(phone, '0351456789');
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(
    (await screen.findAllByText(/^Ingresa un teléfono válido\. Escribe el código/)).length,
  ).toBeGreaterThan(0);
});

test('takes a pasted telephone also from who presses on without leaving its field', async () => {
  answerNewPatient();
  const { user } = open();
  await heading(/^Paso 1/);
  await user.type(screen.getByLabelText('Teléfono celular'), '0351 15 4567890');
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(document.title).toContain('Error:'));
  expect(screen.queryByText(/^Ingresa un teléfono válido/)).toBeNull();
});

test('proposes the CUIL of DNI and sex, which the person confirms or writes over', async () => {
  proves('cuil-is-proposed');
  answerNewPatient();
  const { user } = open();
  await heading(/^Paso 1/);
  const cuil = screen.getByLabelText('CUIL');
  expect(cuil).toHaveProperty('value', '');
  await user.click(screen.getByRole('radio', { name: 'Femenino' }));
  expect(cuil).toHaveProperty('value', '27-40999888-2');
  await user.click(confirmation());
  await user.click(screen.getByRole('radio', { name: 'Masculino' }));
  expect(cuil).toHaveProperty('value', '20-40999888-8');
  expect(confirmation()).toHaveProperty('checked', false);
  await user.clear(cuil);
  await user.type(cuil, '23409998884');
  await user.click(screen.getByRole('radio', { name: 'Femenino' }));
  expect(cuil).toHaveProperty('value', '23409998884');
});

test('proposes no CUIL for a non-binary person, and does not say so', async () => {
  answerNewPatient();
  const { user } = open();
  await heading(/^Paso 1/);
  await user.click(screen.getByRole('radio', { name: 'No binario' }));
  expect(screen.getByLabelText('CUIL')).toHaveProperty('value', '');
  expect(screen.getByText(/^Está en tu DNI y en la constancia de ANSES/)).toBeTruthy();
  expect(screen.queryByText(/^Lo calculamos/)).toBeNull();
});

test('keeps the CUIL that somebody has, though it is not the usual one', async () => {
  answerLists();
  answer(getOwnProfile, asOk({ ...soledad, cuil: '23409998884' }));
  answer(getProfileDraft, asOk(aDraft()));
  open('?paso=1');
  await heading(/^Paso 1/);
  expect(screen.getByLabelText('CUIL')).toHaveProperty('value', '23-40999888-4');
  expect(confirmation()).toHaveProperty('checked', true);
});

test('an insurer brings its first plan; another answer clears both', async () => {
  proves('coverage-answers-clear-each-other', 'plan-helper-texts');
  answerNewPatient();
  const { user } = open();
  await heading(/^Paso 1/);
  await user.click(screen.getByRole('radio', { name: 'Tengo Obra Social / Prepaga' }));
  const plan = () => screen.getByLabelText('Plan') as HTMLSelectElement;
  expect(screen.getByText('Seleccioná primero tu obra social')).toBeTruthy();
  expect(plan().disabled).toBe(true);
  await waitFor(() => expect(insurerBox()).toHaveProperty('disabled', false));
  await user.type(insurerBox(), 'osd');
  expect(screen.queryByRole('option', { name: 'PARTICULAR' })).toBeNull();
  await user.click(await screen.findByRole('option', { name: 'OSDE' }));
  await waitFor(() => expect(plan().value).toBe('4'));
  await user.click(screen.getByRole('radio', { name: 'Soy Particular' }));
  expect(screen.queryByLabelText('Plan')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Tengo Obra Social / Prepaga' }));
  expect(plan().value).toBe('');
});

test('an insurer without plans says so', async () => {
  proves('plan-helper-texts');
  answerNewPatient();
  const { user } = open();
  await heading(/^Paso 1/);
  await user.click(screen.getByRole('radio', { name: 'Tengo Obra Social / Prepaga' }));
  await waitFor(() => expect(insurerBox()).toHaveProperty('disabled', false));
  await user.type(insurerBox(), 'sin');
  await user.click(await screen.findByRole('option', { name: 'Sin planes' }));
  expect(await screen.findByText('No hay planes para esta obra social')).toBeTruthy();
});

test('insurers that cannot be read are told in a toast', async () => {
  proves('insurers-lookup-fails');
  answerNewPatient();
  answer(listInsurers, refusal(500, 'server.fault'));
  const { user } = open();
  await heading(/^Paso 1/);
  await user.click(screen.getByRole('radio', { name: 'Tengo Obra Social / Prepaga' }));
  expect(await screen.findByText('Ocurrió un error en la búsqueda de obras sociales')).toBeTruthy();
  answer(listInsurers, asList([]));
});
