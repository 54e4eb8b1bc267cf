import { expect, test } from 'vitest';
import { countries, DEFAULT_COUNTRY } from './index.ts';

test('a country is written once, and the default one is among them', () => {
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries).toContain(DEFAULT_COUNTRY);
});

test('the list holds the 193 members and the two observers of the United Nations', () => {
  expect(countries).toHaveLength(195);
});

test('countries come in the alphabetical order of Spanish', () => {
  expect(countries).toEqual([...countries].sort(new Intl.Collator('es').compare));
});

test('names keep their accents', () => {
  expect(countries).toEqual(expect.arrayContaining(['México', 'Perú', 'España', 'Líbano']));
});
