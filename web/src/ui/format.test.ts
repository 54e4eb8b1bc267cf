import { describe, expect, test } from 'vitest';
import {
  countOf,
  doctorTitle,
  formatBeginning,
  formatBytes,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatDni,
  formatDuration,
  formatLongDate,
  formatMeasure,
  formatNumber,
  formatOrdinal,
  formatPesos,
  formatPhone,
  formatTime,
  parseDecimal,
  parsePesos,
  parsePhone,
  typedPesos,
} from './format.ts';

// The tests run as if the device were in Tokyo, but everything is shown in Argentine time.
const evening = new Date('2025-03-07T23:05:00Z');

describe('dates and times', () => {
  test('a date has two digits of day and month', () => {
    expect(formatDate(evening)).toBe('07/03/2025');
    expect(formatDate('2025-03-07')).toBe('07/03/2025');
  });

  test('a long date is in lower case', () => {
    expect(formatLongDate(evening)).toBe('viernes, 7 de marzo');
  });

  test('a deadline has the day of the week and the hour, as people say them', () => {
    expect(formatDeadline('2025-03-10T16:00:00Z')).toBe('lunes 10 a las 13:00');
  });

  test.each([
    ['2025-03-10T02:59:00Z', 'hoy a las 23:59'],
    ['2025-03-10T03:00:00Z', 'mañana a las 00:00'],
    ['2025-03-11T16:00:00Z', 'el martes 11 a las 13:00'],
  ])('what begins at %s begins %s', (when, words) => {
    expect(formatBeginning(when, new Date('2025-03-09T12:00:00Z'))).toBe(words);
  });

  test('the clock has 24 hours and is the clinic’s, wherever the device is', () => {
    expect(formatTime(evening)).toBe('20:05\u00a0h');
    expect(formatTime('2025-03-08T03:00:00Z')).toBe('00:00\u00a0h');
    expect(formatDateTime(evening)).toBe('07/03/2025, 20:05\u00a0h');
  });

  test('a wait counts minutes past the hour', () => {
    expect(formatDuration(760)).toBe('12:40');
    expect(formatDuration(4000)).toBe('66:40');
  });
});

describe('numbers', () => {
  test('numbers have a comma', () => {
    expect(formatNumber(72.5)).toBe('72,5');
    expect(formatNumber(23.312)).toBe('23,31');
    expect(formatMeasure(9.855)).toBe('9,855');
    expect(formatOrdinal(2)).toBe('2.º');
    expect(formatBytes(210_000)).toBe('210 KB');
    expect(formatBytes(1_200_000)).toBe('1,2 MB');
  });

  test.each([
    ['72,5', 72.5],
    ['1.75', 1.75],
    ['80', 80],
    ['1,2,3', null],
    ['1.234,5', null],
    ['', null],
    ['abc', null],
  ])('%s is read as %s', (typed, value) => {
    expect(parseDecimal(typed)).toBe(value);
  });

  test('one is singular', () => {
    expect(countOf(1, 'consulta', 'consultas')).toBe('1 consulta');
    expect(countOf(0, 'consulta', 'consultas')).toBe('0 consultas');
    expect(countOf(3, 'consulta', 'consultas')).toBe('3 consultas');
  });
});

describe('money', () => {
  test('is written with its sign, dots and two decimals', () => {
    expect(formatPesos(18450)).toBe('$\u00a018.450,00');
    expect(formatPesos(0.1)).toBe('$\u00a00,10');
  });

  test.each([
    ['18.450', 18450],
    ['18450,5', 18450.5],
    ['$ 1.234.567,89', 1234567.89],
    ['10.50', 10.5],
    ['0', 0],
    ['4812,355', 4812.355],
    ['', null],
    ['-5', null],
    ['1.23.4', null],
    ['diez', null],
  ])('%o is read as %o', (typed, pesos) => {
    expect(parsePesos(typed)).toBe(pesos);
  });

  test.each([0, 0.01, 4812.35, 99_999_999.99])('%d is read as it was written', (pesos) => {
    expect(parsePesos(typedPesos(pesos))).toBe(pesos);
  });
});

describe('people', () => {
  test('a DNI is grouped', () => {
    expect(formatDni('52123456')).toBe('52.123.456');
    expect(formatDni('4123456')).toBe('4.123.456');
  });

  test.each([
    ['1123456789', '+54\u00a09\u00a011\u00a02345\u00a06789'],
    ['3514567890', '+54\u00a09\u00a0351\u00a0456\u00a07890'],
    ['2902456789', '+54\u00a09\u00a02902\u00a045\u00a06789'],
    ['123', '123'],
  ])('the phone %s is shown as %s', (digits, shown) => {
    expect(formatPhone(digits)).toBe(shown);
  });

  test.each([
    ['0351 15 4567890', '3514567890'],
    ['+54 9 11 2345 6789', '1123456789'],
    ['011 15-2345-6789', '1123456789'],
    ['54 351 456 7890', '3514567890'],
    ['1123456789', '1123456789'],
    ['5411', '5411'],
  ])('%s is stored as %s', (pasted, stored) => {
    expect(parsePhone(pasted)).toBe(stored);
  });

  test('the title follows the sex', () => {
    expect(doctorTitle('FEMALE')).toBe('Dra.');
    expect(doctorTitle('MALE')).toBe('Dr.');
    expect(doctorTitle('NON_BINARY')).toBe('Dr/a.');
    expect(doctorTitle(null)).toBe('Dr/a.');
  });
});
