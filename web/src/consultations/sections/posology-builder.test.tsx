import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  answerRecord,
  aWrittenDraft,
  box,
  chooseMedicine,
  openAt,
} from '../testing/open-record.tsx';

beforeEach(() => answerRecord(aWrittenDraft));

test.each([
  ['1/2', 'medio comprimido cada 8 horas'],
  ['½', 'medio comprimido cada 8 horas'],
  ['0,5', 'medio comprimido cada 8 horas'],
  ['1 1/2', '1 comprimido y medio cada 8 horas'],
  ['1½', '1 comprimido y medio cada 8 horas'],
  ['1.5', '1 comprimido y medio cada 8 horas'],
  ['1/4', 'un cuarto de comprimido cada 8 horas'],
])('a dose of %s tablets is written as "%s"', async (typed, posology) => {
  const { user } = await openAt('Receta');
  await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
  await user.type(box('Dosis'), typed);
  expect(box('Dosis')).toHaveProperty('value', typed);
  expect(box('Posología')).toHaveProperty('value', posology);
});

test.each([
  ['1-2', 'Escribí una dosis como 2, ½ o 1,5.'],
  ['11/2', 'Escribí una dosis como 2, ½ o 1,5.'],
  ['1.000', 'Escribí una dosis como 2, ½ o 1,5.'],
  ['0,3', 'Se parte en medios o en cuartos.'],
])('a dose of %s tablets is told, and is never read as another one', async (typed, fault) => {
  const { user } = await openAt('Receta');
  await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
  await user.click(box('Dosis'));
  await user.paste(typed);
  expect(screen.getByText(fault)).toBeTruthy();
  expect(box('Posología')).toHaveProperty('value', '');
});

test('drops are whole', async () => {
  const { user } = await openAt('Receta');
  await chooseMedicine(user, 'gotas', /Ibuprofeno gotas/);
  await user.click(box('Dosis'));
  await user.paste('1,5');
  expect(screen.getByText('No se parte: escribí un número entero.')).toBeTruthy();
  expect(box('Posología')).toHaveProperty('value', '');
});

test('days that are no number are told, and are never read as another one', async () => {
  const { user } = await openAt('Receta');
  await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
  await user.type(box('Dosis'), '1');
  await user.click(box('Por (días)'));
  await user.paste('7-10');
  expect(screen.getByText('Escribí un número entero.')).toBeTruthy();
  expect(box('Posología')).toHaveProperty('value', '');
});

test('what was written for a dose goes with it, and comes with the next one that can be read', async () => {
  const { user } = await openAt('Receta');
  await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
  await user.type(box('Dosis'), '12');
  expect(box('Posología')).toHaveProperty('value', '12 comprimidos cada 8 horas');
  await user.clear(box('Dosis'));
  expect(box('Posología')).toHaveProperty('value', '');
  await user.type(box('Dosis'), '1/2');
  expect(box('Posología')).toHaveProperty('value', 'medio comprimido cada 8 horas');
});

test('words typed around a dose stay while it goes and the next one comes', async () => {
  const { user } = await openAt('Receta');
  await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
  await user.type(box('Dosis'), '1');
  await user.type(box('Posología'), ', con las comidas');
  await user.type(box('Dosis'), '/');
  expect(box('Posología')).toHaveProperty('value', ', con las comidas');
  await user.type(box('Dosis'), '2');
  expect(box('Posología')).toHaveProperty(
    'value',
    'medio comprimido cada 8 horas, con las comidas',
  );
});

test('the posology is built from three answers into one text that stays editable', async () => {
  const { user } = await openAt('Receta');
  await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
  await user.type(box('Dosis'), '0');
  expect(screen.getByText('Escribí una dosis como 2, ½ o 1,5.')).toBeTruthy();
  expect(box('Posología')).toHaveProperty('value', '');
  await user.clear(box('Dosis'));
  await user.type(box('Dosis'), '1,5');
  expect(box('Posología')).toHaveProperty('value', '1 comprimido y medio cada 8 horas');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cada (horas)' }), '12');
  await user.type(box('Posología'), ' con las comidas');
  await user.type(box('Por (días)'), '5');
  await user.click(screen.getByRole('button', { name: 'Agregar medicamento' }));
  expect(screen.getByRole('list', { name: 'Medicamentos de la receta' }).textContent).toContain(
    '1 envase · 1 comprimido y medio cada 12 horas por 5 días con las comidas',
  );
  expect(box('Posología')).toHaveProperty('value', '');
});

test('a posology that was typed is replaced by the built one only on request', async () => {
  const { user } = await openAt('Receta');
  await chooseMedicine(user, 'ibupro', /^Ibuprofeno 400/);
  await user.type(box('Posología'), 'una por día');
  await user.type(box('Dosis'), '2');
  expect(box('Posología')).toHaveProperty('value', 'una por día');
  await user.click(screen.getByRole('button', { name: 'Escribir posología' }));
  expect(box('Posología')).toHaveProperty('value', '2 comprimidos cada 8 horas');
  expect(screen.queryByRole('button', { name: 'Escribir posología' })).toBeNull();
  await user.type(box('Por (días)'), '3');
  expect(box('Posología')).toHaveProperty('value', '2 comprimidos cada 8 horas por 3 días');
});
