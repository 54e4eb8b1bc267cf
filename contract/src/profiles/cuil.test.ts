import { expect, test } from 'vitest';
import { isCuil } from '../kernel/index.ts';
import { cuilAfterCorrection, formatCuil, proposeCuil } from './cuil.ts';

test.each([
  ['', 'nothing'],
  ['2033456789', 'ten digits'],
  ['20334567890', 'another check digit'],
  ['30334567896', 'the prefix of a company'],
  ['2O334567891', 'a letter'],
])('%s is no CUIL: %s', (text) => {
  expect(isCuil(text)).toBe(false);
});

test.each([
  ['33456789', 'FEMALE', '27334567899'],
  ['31222333', 'MALE', '20312223334'],
  ['36777111', 'MALE', '23367771119'],
  ['5123456', 'FEMALE', '27051234567'],
] as const)('the CUIL proposed for the DNI %s (%s) is %s', (dni, sex, cuil) => {
  expect(proposeCuil(dni, sex)).toBe(cuil);
  expect(isCuil(cuil)).toBe(true);
});

test('a check digit of 10 changes the prefix, for either sex', () => {
  const proposed = Array.from({ length: 200 }, (_, extra) => String(30_000_000 + extra)).flatMap(
    (dni) => [proposeCuil(dni, 'MALE') ?? '', proposeCuil(dni, 'FEMALE') ?? ''],
  );
  expect(proposed.filter((cuil) => !isCuil(cuil))).toEqual([]);
  expect(new Set(proposed.map((cuil) => cuil.slice(0, 2)))).toEqual(new Set(['20', '23', '27']));
});

test.each([
  ['33456789', 'NON_BINARY'],
  ['33456789', ''],
  ['123', 'FEMALE'],
] as const)('nothing is proposed for the DNI %s and the sex "%s"', (dni, sex) => {
  expect(proposeCuil(dni, sex)).toBeUndefined();
});

test.each([
  [
    '27334567899',
    { from: '33456789', to: '33456780' },
    'FEMALE',
    proposeCuil('33456780', 'FEMALE'),
  ],
  [
    '20334567892',
    { from: '33456789', to: '33456780' },
    'NON_BINARY',
    proposeCuil('33456780', 'MALE'),
  ],
  ['27123456780', { from: '33456789', to: '33456780' }, 'FEMALE', '27123456780'],
] as const)('the CUIL %s after a correction of its DNI', (cuil, dni, sex, after) => {
  expect(cuilAfterCorrection(cuil, dni, sex)).toBe(after);
});

test('every CUIL after a correction has its check digit', () => {
  const after = Array.from({ length: 300 }, (_, n) =>
    cuilAfterCorrection(
      '24334567895',
      { from: '33456789', to: String(30_000_000 + n) },
      'NON_BINARY',
    ),
  );
  expect(after.filter((cuil) => !isCuil(cuil))).toEqual([]);
});

test('a CUIL is written as on the card', () => {
  expect(formatCuil('27334567899')).toBe('27-33456789-9');
});
