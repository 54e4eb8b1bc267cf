import { describe, expect, test } from 'vitest';
import {
  CUIR_LENGTH,
  composeCuir,
  cuirTypeCode,
  isCuir,
  isTestRegistration,
  newCuirGroup,
  spacedCuir,
} from './cuir.ts';

const modules = {
  platformNumber: '1025',
  repositoryNumber: '0042',
  jurisdictionCode: '02',
  type: 'free',
  groupId: '123456789012345678901',
  item: 1,
} as const;

describe('a CUIR is refused', () => {
  test.each([
    ['without the jurisdiction of the licence', { jurisdictionCode: '' }],
    ['with a jurisdiction in letters', { jurisdictionCode: 'BA' }],
    ['with a platform number that is too long', { platformNumber: '10250' }],
    ['with a group of 26 digits', { groupId: '1'.repeat(26) }],
    ['for line 0', { item: 0 }],
    ['for line 100', { item: 100 }],
    ['for half a line', { item: 1.5 }],
  ])('%s', (_, wrong) => {
    expect(() => composeCuir({ ...modules, ...wrong })).toThrow(RangeError);
  });
});

test('the official example is composed digit by digit', () => {
  const cuir = composeCuir(modules);

  expect(cuir).toBe('10250042020101000012345678901234567890101');
  expect(cuir).toHaveLength(CUIR_LENGTH);
});

test('without the assigned numbers the first two modules are zeros', () => {
  const cuir = composeCuir({ ...modules, platformNumber: undefined, repositoryNumber: '' });

  expect(cuir.slice(0, 8)).toBe('00000000');
});

test('the lines of one prescription differ only in the item', () => {
  const first = composeCuir(modules);
  const last = composeCuir({ ...modules, item: 99 });

  expect(first.slice(0, -2)).toBe(last.slice(0, -2));
  expect(last.slice(-2)).toBe('99');
});

test('every type and condition of sale has its own code of four digits', () => {
  const codes = Object.values(cuirTypeCode);

  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
});

test.each([
  [{}, true],
  [{ platformNumber: '1025' }, true],
  [{ platformNumber: '1025', repositoryNumber: '' }, true],
  [{ platformNumber: '1025', repositoryNumber: '0000' }, true],
  [{ platformNumber: '1025', repositoryNumber: '0042' }, false],
])('with the registration %o a prescription is a test: %s', (registration, expected) => {
  expect(isTestRegistration(registration)).toBe(expected);
});

test('a group takes 25 digits and discards the bytes that would favour some', () => {
  const biased = (length: number) => new Uint8Array(length).map((_, i) => (i % 2 ? 251 : i));

  expect(newCuirGroup(biased)).toMatch(/^\d{25}$/);
  expect(newCuirGroup(biased).slice(0, 5)).toBe('02468');
});

test('a CUIR is recognised and read aloud in modules', () => {
  const cuir = composeCuir(modules);

  expect(isCuir(cuir)).toBe(true);
  expect(isCuir(`${cuir}0`)).toBe(false);
  expect(spacedCuir(cuir)).toBe('1025 0042 02 0101 0000123456789012345678901 01');
});
