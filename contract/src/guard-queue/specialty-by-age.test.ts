import { expect, test } from 'vitest';
import { isTooOldFor, specialtyForAge } from './specialty-by-age.ts';

const guard = (medicine: number, pediatrics: number) => [
  { specialtyId: 1, name: 'Clínica médica', onDuty: medicine, waiting: 0, wait: null },
  { specialtyId: 2, name: 'Pediatría', onDuty: pediatrics, waiting: 0, wait: null },
];

test.each([
  ['a baby of a year', 1, 'Pediatría'],
  ['an adolescent of 17', 17, 'Pediatría'],
  ['somebody of 18', 18, 'Clínica médica'],
  ['somebody of 81', 81, 'Clínica médica'],
])('%s is proposed what is for that age', (_who, age, name) => {
  expect(specialtyForAge(age, guard(1, 1))?.name).toBe(name);
});

test.each([
  ['a child without a pediatrician on duty', 8, guard(1, 0)],
  ['an adult without a general physician on duty', 44, guard(0, 1)],
  ['a child at a guard without pediatrics', 8, guard(1, 1).slice(0, 1)],
])('%s is proposed nothing', (_who, age, attended) => {
  expect(specialtyForAge(age, attended)).toBeUndefined();
});

test.each([
  ['Pediatría', 17, false],
  ['Pediatría', 18, true],
  ['Clínica médica', 81, false],
])('%s at %i years is for younger people: %s', (name, age, isTooOld) => {
  expect(isTooOldFor(name, age)).toBe(isTooOld);
});
