import { expect, test } from 'vitest';
import { DOSE_UNITS, type Posology, posologyText } from './posology.ts';

test.each<[Posology, string]>([
  [
    { dose: 1, unit: 'comprimido', everyHours: 8, forDays: 5 },
    '1 comprimido cada 8 horas por 5 días',
  ],
  [
    { dose: 2, unit: 'inhalación', everyHours: 1, forDays: 1 },
    '2 inhalaciones cada hora por 1 día',
  ],
  [{ dose: 0.5, unit: 'comprimido', everyHours: 24 }, '1/2 comprimido cada 24 horas'],
  [
    { dose: 1.5, unit: 'cápsula', everyHours: 12, forDays: 10 },
    '1 1/2 cápsulas cada 12 horas por 10 días',
  ],
  [{ dose: 2.25, unit: 'ml', everyHours: 6, forDays: 7 }, '2,25 ml cada 6 horas por 7 días'],
])('%o reads as a person would write it', (posology, text) => {
  expect(posologyText(posology)).toBe(text);
});

test('tablets are the first choice of the builder', () => {
  expect(DOSE_UNITS[0]).toBe('comprimido');
});
