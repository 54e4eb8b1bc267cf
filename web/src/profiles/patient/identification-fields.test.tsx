import { asOk } from '@app/contract/kernel';
import {
  getOwnProfile,
  getProfileDraft,
  registerPatient,
  saveProfileDraft,
} from '@app/contract/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { PatientProfileScreen } from '../patient-profile-screen.tsx';
import {
  aDraft,
  answerLists,
  answerNewPatient,
  logInPatient,
  soledad,
  typed,
} from '../testing/patient.ts';

beforeEach(() => logInPatient());

const open = async (step: number) => {
  const view = renderScreen(<PatientProfileScreen />, {
    path: '/registro-completo',
    at: `/registro-completo?paso=${step}`,
  });
  await screen.findByRole('heading', { level: 1, name: new RegExp(`^Paso ${step}`) });
  return view;
};
type View = Awaited<ReturnType<typeof open>>;

const draftOf = (personal: object) =>
  aDraft({ version: 1, step: 4, content: { ...typed, personal } });
const noCuil = () => screen.getByRole('checkbox', { name: 'No tengo CUIL' });
const kind = () => screen.getByLabelText('Tipo de identificación');
const number = () => screen.getByLabelText('Número de identificación');
const next = ({ user }: View) => user.click(screen.getByRole('button', { name: 'Siguiente' }));

test('without a CUIL type and number are mandatory', async () => {
  answerNewPatient(draftOf({ ...typed.personal, cuil: '', cuil_confirmed: false }));
  const view = await open(1);
  await view.user.click(noCuil());
  await next(view);
  const summary = within(await screen.findByRole('alert', { name: 'Revisá estos datos' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Elegí el tipo de identificación',
    'El número de identificación es requerido',
  ]);
  await view.user.click(summary.getByRole('link', { name: 'Elegí el tipo de identificación' }));
  expect(document.activeElement).toBe(kind());
});

test.each([
  ['CUIT', '20-60123456-4', 'Revisá el CUIT: son 11 números y el último no coincide.'],
  ['CDI', '55601234564', 'Revisá la CDI: son 11 números y el último no coincide.'],
  [
    'Pasaporte',
    'AB 123',
    'Revisá el pasaporte: son de 6 a 12 letras y números, sin espacios ni otros signos.',
  ],
])('a wrong %s is told beside its field, and stays as it was typed', async (type, wrong, told) => {
  answerNewPatient(draftOf(typed.personal));
  const view = await open(1);
  await view.user.click(noCuil());
  await view.user.selectOptions(kind(), type);
  await view.user.type(number(), wrong);
  await next(view);
  await screen.findByRole('alert', { name: 'Revisá estos datos' });
  await waitFor(() => expect(number().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(told).length).toBeGreaterThan(1);
  expect(number()).toHaveProperty('value', wrong);
});

test('by keyboard: the box keeps the focus, what follows is next, and nothing typed is lost', async () => {
  answerNewPatient(draftOf(typed.personal));
  const { user } = await open(1);
  const box = noCuil();
  box.focus();
  await user.keyboard(' ');
  expect(screen.queryByLabelText('CUIL')).toBeNull();
  expect(document.activeElement).toBe(box);
  await user.tab();
  expect(document.activeElement).toBe(kind());
  expect(kind().getAttribute('aria-describedby')).not.toBeNull();
  expect(screen.getByText(/^Si sos extranjero y todavía no tenés CUIL/)).toBeTruthy();
  await user.selectOptions(kind(), 'Pasaporte');
  await user.type(number(), 'ab123456');
  await user.click(box);
  expect(screen.getByLabelText('CUIL')).toHaveProperty('value', '27-40999888-2');
  expect(screen.getByRole('checkbox', { name: /^Confirmo/ })).toHaveProperty('checked', true);
  expect(screen.queryByLabelText('Número de identificación')).toBeNull();
  await user.click(box);
  expect(kind()).toHaveProperty('value', 'PASSPORT');
  expect(number()).toHaveProperty('value', 'ab123456');
});

test('the proposed CUIL follows the sex though it is not asked for meanwhile', async () => {
  answerNewPatient(draftOf(typed.personal));
  const { user } = await open(1);
  await user.click(noCuil());
  await user.click(screen.getByRole('radio', { name: 'Masculino' }));
  await user.click(noCuil());
  expect(screen.getByLabelText('CUIL')).toHaveProperty('value', '20-40999888-8');
});

test('a step saved before the question existed opens with the CUIL', async () => {
  const { has_no_cuil: _, other_identification: __, ...before } = typed.personal;
  answerNewPatient(draftOf(before));
  await open(1);
  expect(noCuil()).toHaveProperty('checked', false);
  expect(screen.getByLabelText('CUIL')).toHaveProperty('value', '27-40999888-2');
});

test('the summary shows the passport, and it alone is sent', async () => {
  const other_identification = { type: 'PASSPORT', number: 'ab123456' };
  answerNewPatient(draftOf({ ...typed.personal, has_no_cuil: true, other_identification }));
  answer(saveProfileDraft, asOk(aDraft({ version: 2, step: 4 })));
  const sent: unknown[] = [];
  answer(registerPatient, ({ body }) => {
    sent.push(body);
    return asOk(soledad);
  });
  const view = await open(4);
  const personal = within(screen.getByRole('region', { name: 'Información Personal' }));
  expect(personal.getByText('Pasaporte')).toBeTruthy();
  expect(personal.getByText('AB123456')).toBeTruthy();
  expect(personal.queryByText('CUIL')).toBeNull();
  await view.user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(view.address()).toBe('/paciente'));
  expect(sent).toMatchObject([
    { cuil: null, other_identification: { type: 'PASSPORT', number: 'AB123456' } },
  ]);
});

test('a stored document is shown again', async () => {
  answerLists();
  const other_identification = { type: 'CDI', number: '55601234563' } as const;
  answer(getOwnProfile, asOk({ ...soledad, cuil: null, other_identification }));
  answer(getProfileDraft, asOk(aDraft()));
  await open(1);
  expect(noCuil()).toHaveProperty('checked', true);
  expect(kind()).toHaveProperty('value', 'CDI');
  expect(number()).toHaveProperty('value', '55-60123456-3');
});
