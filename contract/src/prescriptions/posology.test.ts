import { expect, test } from 'vitest';
import {
  DOSE_UNITS,
  type DoseUnit,
  isPossibleDose,
  type Posology,
  posologyText,
} from './posology.ts';

test.each<[Posology, string]>([
  [
    { dose: 1, unit: 'comprimido', everyHours: 8, forDays: 5 },
    '1 comprimido cada 8 horas por 5 días',
  ],
  [
    { dose: 2, unit: 'inhalación', everyHours: 1, forDays: 1 },
    '2 inhalaciones cada hora por 1 día',
  ],
  [{ dose: 0.5, unit: 'comprimido', everyHours: 24 }, 'medio comprimido cada 24 horas'],
  [{ dose: 0.5, unit: 'ampolla', everyHours: 24 }, 'media ampolla cada 24 horas'],
  [
    { dose: 1.5, unit: 'comprimido', everyHours: 12, forDays: 10 },
    '1 comprimido y medio cada 12 horas por 10 días',
  ],
  [{ dose: 2.5, unit: 'cucharada', everyHours: 8 }, '2 cucharadas y media cada 8 horas'],
  [{ dose: 0.25, unit: 'comprimido', everyHours: 24 }, 'un cuarto de comprimido cada 24 horas'],
  [{ dose: 1.75, unit: 'sobre', everyHours: 24 }, '1 sobre y tres cuartos cada 24 horas'],
  [{ dose: 2.25, unit: 'ml', everyHours: 6, forDays: 7 }, '2,25 ml cada 6 horas por 7 días'],
  [{ dose: 0.5, unit: 'ml', everyHours: 12 }, '0,5 ml cada 12 horas'],
  [{ dose: 1.5, unit: 'unidad', everyHours: 12 }, '1,5 unidades cada 12 horas'],
])('%o reads as a person would write it', (posology, text) => {
  expect(posologyText(posology)).toBe(text);
});

test.each<[number, DoseUnit, boolean]>([
  [0, 'comprimido', false],
  [0.5, 'comprimido', true],
  [0.75, 'comprimido', true],
  [0.3, 'comprimido', false],
  [2, 'gota', true],
  [0.5, 'gota', false],
  [1.5, 'cápsula', false],
  [1.5, 'disparo', false],
  [2.3, 'ml', true],
])('whether %d of one %s can be taken: %s', (dose, unit, answer) => {
  expect(isPossibleDose(dose, unit)).toBe(answer);
});

test('tablets are the first choice of the builder', () => {
  expect(DOSE_UNITS[0]).toBe('comprimido');
});
