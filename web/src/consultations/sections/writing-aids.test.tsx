import { searchDiagnoses, searchMedications } from '@app/contract/catalogs';
import {
  getLastPrescription,
  getMostUsed,
  type LastPrescription,
  type RepeatableLine,
} from '@app/contract/consultations';
import { asList, asOk } from '@app/contract/kernel';
import { aMedication } from '@app/contract/prescriptions/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import {
  answerRecord,
  aWrittenDraft,
  diagnoses,
  medicines,
  openRecord,
  openSection,
} from '../testing/open-record.tsx';

beforeEach(() => answerRecord(aWrittenDraft));

const aLine = (over: Partial<RepeatableLine> = {}): RepeatableLine => ({
  ...aMedication({ generic_name: 'Ibuprofeno', name: 'Ibuprofeno 400 mg, comprimido' }),
  generic_name: 'Ibuprofeno',
  form: 'comprimido',
  concentration: '400 mg',
  presentation: 'envase por 20',
  sale_condition: 'prescription',
  medication_id: 101,
  obstacle: null,
  ...over,
});

const amoxicillin = aLine({
  medication_id: 102,
  name: 'Amoxicilina 500 mg, comprimido',
  generic_name: 'Amoxicilina',
  concentration: '500 mg',
});
const morphine = aLine({
  medication_id: 105,
  name: 'Morfina 10 mg, comprimido',
  generic_name: 'Morfina',
  concentration: '10 mg',
  obstacle: 'restricted',
});
const withdrawn = aLine({
  medication_id: 106,
  name: 'Ranitidina 150 mg, comprimido',
  generic_name: 'Ranitidina',
  concentration: '150 mg',
  obstacle: 'not-listed',
});

const answerLast = (...medications: RepeatableLine[]) =>
  answer(
    getLastPrescription,
    asOk<LastPrescription | null>({
      createdDate: '2025-03-01T15:00:00.000Z',
      professional_name: 'Dra. Laura Benítez',
      medications,
    }),
  );

async function openPrescription() {
  const view = await openRecord();
  await openSection(view.user, 'Receta');
  return view;
}

const repeat = () => screen.findByRole('button', { name: 'Repetir última receta' });
const lines = () =>
  within(screen.getByRole('list', { name: 'Medicamentos de la receta' })).getAllByRole('listitem');

describe('the last prescription', () => {
  test('of a patient without one is nothing to press', async () => {
    await openPrescription();
    expect(await screen.findByText('No tiene recetas anteriores.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Repetir última receta' })).toBeNull();
  });

  test('that cannot be read says so, and is read again when pressed', async () => {
    answer(getLastPrescription, refusal(500, 'server.fault'));
    const { user } = await openPrescription();
    expect(await screen.findByText(/^No pudimos buscar la última receta/)).toBeTruthy();
    answerLast(aLine());
    await user.click(await repeat());
    expect(await screen.findByText(/^Del 01\/03\/2025/)).toBeTruthy();
  });

  test('is repeated with one press, says from when and by whom, and is taken back', async () => {
    proves('last-prescription-repeated');
    answerLast(aLine(), aLine({ medication_id: 103, generic_name: 'Tramadol', name: 'Tramadol' }));
    const { user } = await openPrescription();
    const from = 'Del 01/03/2025, Dra. Laura Benítez: Ibuprofeno 400 mg y 1 más';
    expect(await screen.findByText(from)).toBeTruthy();
    await user.click(await repeat());
    expect(lines()).toHaveLength(2);
    expect(lines()[0]?.textContent).toContain('1 comprimido cada 8 horas por 5 días');
    expect(screen.getByText('Se agregaron 2 medicamentos.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Editar Tramadol' }));
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(screen.queryByRole('list', { name: 'Medicamentos de la receta' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Medicamento' })).toHaveProperty('value', '');
    expect(screen.getByRole('button', { name: 'Agregar medicamento' })).toBeTruthy();
  });

  test('leaves out what cannot be repeated, with the reason of each', async () => {
    proves('last-prescription-repeated');
    answerRecord({ ...aWrittenDraft, medications: [aMedication()] });
    answerLast(aLine(), morphine, withdrawn);
    const { user } = await openPrescription();
    await user.click(await repeat());
    expect(lines()).toHaveLength(1);
    for (const words of [
      'Ibuprofeno 400 mg: El medicamento ya fue agregado',
      'Morfina 10 mg: Es de venta restringida: no se puede recetar acá.',
      'Ranitidina 150 mg: Ya no está en el vademécum.',
    ])
      expect(screen.getByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  });

  test('asks about each medicine anew: the answer to one is not the first answer to the next', async () => {
    answerLast(amoxicillin, { ...amoxicillin, medication_id: 99, name: 'Amoxicilina 1 g' });
    const { user } = await openPrescription();
    await user.click(await repeat());
    const anyway = await screen.findByRole('button', { name: 'Recetar de todos modos' });
    await user.type(within(screen.getByRole('alertdialog')).getByRole('textbox'), 'La toleró');
    await user.click(anyway);
    await waitFor(() => expect(anyway.isConnected).toBe(false));
    const safe = await screen.findByRole('button', { name: 'No recetar' });
    await waitFor(() => expect(document.activeElement).toBe(safe));
    await user.keyboard('{Escape}');
    expect(lines()).toHaveLength(1);
  });

  test('asks about what the patient may be allergic to before it is added', async () => {
    proves('last-prescription-repeated');
    answerLast(amoxicillin, aLine());
    const { user } = await openPrescription();
    await user.click(await repeat());
    const alarm = await screen.findByRole('alertdialog');
    expect(alarm.textContent).toContain('Estás por recetar Amoxicilina');
    await user.click(within(alarm).getByRole('button', { name: 'No recetar' }));
    expect(lines()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await user.click(await repeat());
    const again = await screen.findByRole('alertdialog');
    await user.type(within(again).getByRole('textbox'), 'La toleró');
    await user.click(within(again).getByRole('button', { name: 'Recetar de todos modos' }));
    expect(lines()).toHaveLength(2);
  });
});

test('before anything is typed the own diagnoses and medicines are offered', async () => {
  proves('most-used-first');
  answerRecord();
  const mostUsed = { diagnoses: diagnoses.slice(1), medications: medicines.slice(1, 2) };
  answer(getMostUsed, asOk(mostUsed));
  const { user } = await openRecord();
  await user.click(screen.getByRole('combobox', { name: 'Diagnóstico (CIE-10)' }));
  await user.click(await screen.findByRole('option', { name: '(J31.2) - Faringitis crónica' }));
  await openSection(user, 'Receta');
  await user.click(screen.getByRole('combobox', { name: 'Medicamento' }));
  expect(screen.getByText('Los que más usás')).toBeTruthy();
  expect(screen.getByRole('option', { name: /^Amoxicilina.*Alergia$/ })).toBeTruthy();
});

test('while typing, the own ones that match are asked for first and marked', async () => {
  proves('most-used-first');
  answerRecord();
  answer(getMostUsed, asOk({ diagnoses: diagnoses.slice(1), medications: medicines.slice(1, 2) }));
  const asked: unknown[] = [];
  answer(searchDiagnoses, ({ query }) => {
    asked.push(query);
    return asList(diagnoses.toReversed());
  });
  answer(searchMedications, ({ query }) => {
    asked.push(query);
    return { content: medicines.slice(0, 2) };
  });
  const { user } = await openRecord();
  // Pasted, since a pause between two letters would start another search.
  await user.click(screen.getByRole('combobox', { name: 'Diagnóstico (CIE-10)' }));
  await user.paste('farin');
  const own = await screen.findByRole('option', {
    name: /^\(J31\.2\) - Faringitis crónica ?Lo usás seguido$/,
  });
  expect(screen.getAllByRole('option')[0]).toBe(own);
  expect(screen.getByRole('option', { name: '(J02.9) - Faringitis aguda' })).toBeTruthy();
  await user.click(own);
  await openSection(user, 'Receta');
  await user.click(screen.getByRole('combobox', { name: 'Medicamento' }));
  await user.paste('ina');
  expect(
    await screen.findByRole('option', { name: /^Amoxicilina.*Alergia ?Lo usás seguido$/ }),
  ).toBeTruthy();
  expect(asked).toEqual([
    { description: 'farin', first: 'J31.2' },
    { description: 'ina', first: '102' },
  ]);
});
