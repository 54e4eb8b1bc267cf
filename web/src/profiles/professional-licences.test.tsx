import { asOk } from '@app/contract/kernel';
import { saveProfessional, saveProfileDraft } from '@app/contract/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, refusal } from '../testing/fake-server.ts';
import { renderScreen } from '../testing/render.tsx';
import { ProfessionalProfileScreen } from './professional-profile-screen.tsx';
import { aDraft, logInPatient } from './testing/patient.ts';
import { answerNewProfessional, BOTH, typedByCarla } from './testing/professional.ts';

const PROVINCIAL = {
  licence_str: '55012',
  type_licence_str: 'PROVINCIAL',
  issuer: 'Colegio de Médicos',
  jurisdiction_code: '06',
  valid_until: '2099-12-31',
};

let saved: { practice: typeof typedByCarla.practice & Record<string, unknown> }[];
beforeEach(async () => {
  await logInPatient();
  saved = [];
  answer(saveProfileDraft, ({ body }) => {
    const { step, content } = body as { step: number; content: (typeof saved)[number] };
    saved.push(content);
    return asOk(aDraft({ version: 4 + saved.length, step }));
  });
});

/** The wizard at a step, with additional licences. */
async function openAt(step: number, name: string, practice: object = {}) {
  const content = { ...typedByCarla, practice: { ...typedByCarla.practice, ...practice } };
  answerNewProfessional(aDraft({ version: 4, step, content }), BOTH);
  const view = renderScreen(<ProfessionalProfileScreen />, {
    path: '/registro-completo',
    at: `/registro-completo?paso=${step}`,
  });
  await screen.findByRole('heading', { level: 1, name: `Paso ${step} de 6: ${name}` });
  return view.user;
}
const openPractice = (practice?: object) => openAt(4, 'Datos Profesionales', practice);

const group = (place: number) => screen.getByRole('group', { name: `Matrícula ${place}` });
const numberIn = (place: number) =>
  within(group(place)).getByLabelText<HTMLInputElement>('Matrícula').value;
const add = () => screen.getByRole('button', { name: 'Agregar otra matrícula' });
const next = () => screen.getByRole('button', { name: 'Siguiente' });

test('what is wrong with the second licence is told in its place', async () => {
  const user = await openPractice();
  await user.click(add());
  await user.type(within(group(2)).getByLabelText(/^Vence el/), '01012020');
  await user.click(next());
  const words = within(await screen.findByRole('alert'));
  for (const text of [
    'El tipo de matrícula es requerido',
    'La matrícula es requerida',
    'La jurisdicción es requerida',
    'Indicá quién otorgó la matrícula',
  ])
    expect(words.getByText(text)).toBeTruthy();
  expect(within(group(2)).getByText('La matrícula es requerida')).toBeTruthy();
  expect(within(group(1)).queryByText('La matrícula es requerida')).toBeNull();
  expect(saved).toEqual([]);
});

test.each([
  [{ valid_until: '31/02/2099' }, 'Ingresa una fecha válida'],
  [{ valid_until: '01/01/2020' }, 'La matrícula ya está vencida en esa fecha'],
  [
    { other_licences: [PROVINCIAL, { ...PROVINCIAL, valid_until: '' }] },
    'Ya cargaste esta matrícula',
  ],
])('%j is refused: %s', async (practice, words) => {
  const user = await openPractice(practice);
  await user.click(next());
  expect(within(await screen.findByRole('alert')).getByText(words)).toBeTruthy();
  expect(saved).toEqual([]);
});

test('one licence needs no title; the second one gets the focus, and can be removed', async () => {
  const user = await openPractice();
  expect(screen.queryByRole('group', { name: 'Matrícula 1' })).toBeNull();
  expect(screen.getByText('Firma la primera que esté vigente.')).toBeTruthy();
  await user.click(add());
  expect(document.activeElement).toBe(group(2));
  expect(numberIn(1)).toBe('112233');
  await user.click(screen.getByRole('button', { name: 'Quitar matrícula 2' }));
  expect(screen.queryByRole('group', { name: 'Matrícula 2' })).toBeNull();
  expect(document.activeElement).toBe(add());
});

test('five are enough', async () => {
  const others = ['1', '2', '3', '4'].map((licence_str) => ({ ...PROVINCIAL, licence_str }));
  const user = await openPractice({ other_licences: others });
  await user.click(add());
  const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(told).toContain('Podés cargar hasta 5 matrículas.');
  expect(screen.queryByRole('group', { name: 'Matrícula 6' })).toBeNull();
});

test('the one to sign with goes first, and the step is saved in that order', async () => {
  const third = { ...PROVINCIAL, licence_str: '71', valid_until: '' };
  const user = await openPractice({ other_licences: [PROVINCIAL, third] });
  await user.click(screen.getByRole('button', { name: 'Firmar con esta: Matrícula 3' }));
  expect(document.activeElement).toBe(group(1));
  expect([1, 2, 3].map(numberIn)).toEqual(['71', '112233', '55012']);
  expect(
    within(group(1)).getByRole<HTMLInputElement>('radio', { name: 'Provincial' }).checked,
  ).toBe(true);
  await user.click(next());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.practice).toMatchObject({
    ...third,
    other_licences: [{ licence_str: '112233', valid_until: '' }, PROVINCIAL],
  });
});

test('a licence typed by hand is saved with the step', async () => {
  const user = await openPractice();
  await user.click(add());
  const second = within(group(2));
  await user.click(second.getByRole('radio', { name: 'Provincial' }));
  await user.type(second.getByLabelText('Matrícula'), '55012');
  await user.type(second.getByLabelText('Quién la otorgó'), 'Colegio de Médicos');
  await second.findByRole('option', { name: 'Buenos Aires' });
  await user.selectOptions(second.getByLabelText('Jurisdicción'), 'Buenos Aires');
  await user.type(second.getByLabelText(/^Vence el/), '31122099');
  await user.click(next());
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.practice).toMatchObject({ valid_until: '', other_licences: [PROVINCIAL] });
});

test('the summary lists every licence and sends them', async () => {
  const sent: unknown[] = [];
  answer(saveProfessional, ({ body }) => {
    sent.push(body);
    return refusal(409, 'profiles.images-missing');
  });
  const user = await openAt(6, 'Datos Ingresados', { other_licences: [PROVINCIAL] });
  const shown = (await screen.findByText('Matrícula 2')).nextElementSibling;
  await waitFor(() =>
    expect(shown?.textContent).toBe(
      'Provincial 55012\nColegio de Médicos\nBuenos Aires\nVence el 31/12/2099',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    professional_dto: {
      licence_str: '112233',
      valid_until: null,
      other_licences: [{ ...PROVINCIAL, valid_until: '2099-12-31' }],
    },
  });
});
