import { describe, expect, test } from 'vitest';
import { formatTypedDate, paddedDate, typedDay } from './typed-date.ts';

const typing = (keys: string): string =>
  [...keys].reduce((text, key) => formatTypedDate(text, text + key), '');

test.each([
  ['07031990', '07/03/1990'],
  ['07/03/1990', '07/03/1990'],
  ['7/3/1990', '07/03/1990'],
  ['7-3-1990', '07/03/1990'],
  ['31021990', '31/02/1990'],
  ['070319901', '07/03/1990'],
  ['ab', ''],
])('typing %s shows %s, whether the day exists or not', (keys, shown) => {
  expect(typing(keys)).toBe(shown);
});

test('a date that is pasted is taken whole', () => {
  expect(formatTypedDate('', '07031990')).toBe('07/03/1990');
  expect(formatTypedDate('', '07.03.1990')).toBe('07/03/1990');
});

test.each([' 07/03/1990', '07/03/1990 ', ' 07031990'])(
  'blanks around a pasted "%s" are no part of it',
  (pasted) => {
    expect(formatTypedDate('', pasted)).toBe('07/03/1990');
  },
);

describe('a digit is put where it is typed', () => {
  test.each([
    ['the month is chosen and 12 is typed', ['07/1/1944', '07/12/1944']],
    ['the day is chosen and 12 is typed', ['1/03/1944', '12/03/1944']],
    ['a digit of the month is deleted', ['07/0/1944', '07/02/1944']],
    ['the first digit is deleted', ['7/03/1944', '27/03/1944']],
  ])('%s', (_, steps) => {
    let shown = '07/03/1944';
    for (const typed of steps) {
      shown = formatTypedDate(shown, typed);
      expect(shown).toBe(typed);
    }
  });
});

test('day and month of one digit get their zero', () => {
  expect(paddedDate('7/3/1990')).toBe('07/03/1990');
  expect(paddedDate('07/1/1944')).toBe('07/01/1944');
  expect(paddedDate('07/03/1944')).toBe('07/03/1944');
});

test('deleting a slash keeps it away', () => {
  expect(formatTypedDate('07/', '07')).toBe('07');
  expect(formatTypedDate('07/03/', '07/03')).toBe('07/03');
});

test('a stored day is shown as it is typed', () => {
  expect(typedDay('1990-03-07')).toBe('07/03/1990');
  expect(typedDay('')).toBe('');
  expect(typedDay('07/03/')).toBe('07/03/');
});
