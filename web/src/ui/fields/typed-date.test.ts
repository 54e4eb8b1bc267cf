import { expect, test } from 'vitest';
import { formatTypedDate, typedDay } from './typed-date.ts';

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

test('deleting a slash keeps it away', () => {
  expect(formatTypedDate('07/', '07')).toBe('07');
  expect(formatTypedDate('07/03/', '07/03')).toBe('07/03');
});

test('a stored day is shown as it is typed', () => {
  expect(typedDay('1990-03-07')).toBe('07/03/1990');
  expect(typedDay('')).toBe('');
});
