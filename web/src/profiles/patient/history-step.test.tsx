import { asOk } from '@app/contract/kernel';
import { saveProfileDraft } from '@app/contract/profiles';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { answer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render.tsx';
import { PatientProfileScreen } from '../patient-profile-screen.tsx';
import { aDraft, answerNewPatient, logInPatient, typed } from '../testing/patient.ts';
import type { HistoryValues } from './patient-values.ts';

type Facts = HistoryValues['patient_dto'];

let saved: Facts[];

beforeEach(async () => {
  await logInPatient();
  saved = [];
  answer(saveProfileDraft, ({ body }) => {
    const { content, step } = body as { content: { history: HistoryValues }; step: number };
    saved.push(content.history.patient_dto);
    return asOk(aDraft({ version: 3, step }));
  });
});

/** The third step, with its measures in place. */
async function open(over: Partial<Facts> = {}) {
  const facts = { ...typed.history.patient_dto, frequent_medication: [], ...over };
  const content = { ...typed, history: { patient_dto: facts } };
  answerNewPatient(aDraft({ version: 2, step: 3, content }));
  const { user } = renderScreen(<PatientProfileScreen />, {
    path: '/registro-completo',
    at: '/registro-completo?paso=3',
  });
  await screen.findByRole('heading', { level: 1, name: /^Paso 3/ });
  return user;
}

// An open list hides the content around it.
const next = () => screen.getByRole('button', { name: 'Siguiente', hidden: true });
const summary = async () => {
  await screen.findByRole('heading', { level: 1, name: /^Paso 4/ });
  return within(screen.getByRole('region', { name: 'Antecedentes Médicos' }));
};

describe('a medicine that was typed and not added', () => {
  const other = () => screen.getByLabelText(/^Otra medicación/);

  test('is not twice in the step where the list has it', async () => {
    const user = await open({ frequent_medication: [{ id: null, name: 'Té de boldo' }] });
    await user.type(other(), 'TE DE BOLDO');
    await user.click(next());
    await summary();
    expect(saved[0]?.frequent_medication).toEqual([{ id: null, name: 'Té de boldo' }]);
  });

  test.each(['the button', 'Enter'])('counts when the step is sent by %s', async (way) => {
    const user = await open();
    await user.type(other(), ' Warfarina 5 mg ');
    if (way === 'Enter') await user.keyboard('{Enter}');
    else await user.click(next());
    expect((await summary()).getByText('Warfarina 5 mg')).toBeTruthy();
    expect(saved[0]?.frequent_medication).toEqual([{ id: null, name: 'Warfarina 5 mg' }]);
  });

  test('is there when the step is returned to', async () => {
    const user = await open();
    await user.type(other(), 'Warfarina 5 mg');
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    await screen.findByRole('heading', { level: 1, name: /^Paso 2/ });
    await user.click(next());
    expect(await screen.findByRole('button', { name: 'Quitar Warfarina 5 mg' })).toBeTruthy();
  });
});

describe('a disease that was typed whole and not chosen', () => {
  const box = () => screen.getByRole('combobox', { name: /^Enfermedades preexistentes/ });

  test('counts when the step is sent', async () => {
    const user = await open();
    await user.type(box(), 'hipotiroidismo');
    await user.click(next());
    expect((await summary()).getByText('Hipotiroidismo')).toBeTruthy();
    expect(saved[0]?.pre_existing_disease).toEqual([{ id: 70, name: 'Hipotiroidismo' }]);
  });

  test('is added when the box is left, and the focus goes on', async () => {
    const user = await open();
    await user.type(box(), 'hipotiroidismo');
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: /^Cirugías/ }));
    const added = { name: 'Quitar Hipotiroidismo', hidden: true };
    expect(screen.getByRole('button', added)).toBeTruthy();
  });
});

test('allergies come back when no known ones is unticked, and are not sent while it is ticked', async () => {
  const user = await open();
  const none = screen.getByRole('checkbox', { name: 'Sin alergias conocidas' });
  await user.type(screen.getByLabelText(/^Alergias/), 'Penicilina');
  await user.click(none);
  expect(screen.queryByLabelText(/^Alergias/)).toBeNull();
  await user.click(none);
  expect(screen.getByLabelText(/^Alergias/)).toHaveProperty('value', 'Penicilina');
  await user.click(none);
  await user.click(next());
  await summary();
  expect(saved[0]?.allergies).toBe('Sin alergias conocidas');
});
