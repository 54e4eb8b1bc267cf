import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  dayOf,
  daysBetween,
  hourAt,
  hourOf,
  instantAt,
  isDay,
  minutesOf,
  monthOf,
} from './dates.ts';

test('late evening in Greenwich is still the same day in Argentina', () => {
  expect(dayOf(new Date('2025-03-08T02:59:00Z'))).toBe('2025-03-07');
  expect(dayOf(new Date('2025-03-08T03:00:00Z'))).toBe('2025-03-08');
});

test.each([
  ['2017-03-07', '2025-03-06', 7],
  ['2017-03-07', '2025-03-07', 8],
  ['2024-02-29', '2025-02-28', 0],
  ['2024-02-29', '2025-03-01', 1],
])('somebody born on %s is on %s %i years old', (birth, today, years) => {
  expect(ageOn(birth, today)).toBe(years);
});

test.each([
  ['0000-01-01', false],
  ['0001-01-01', false],
  ['1899-12-31', false],
  ['2200-01-01', false],
  ['9999-12-31', false],
  ['1990-02-31', false],
  ['1990-2-1', false],
  ['1900-01-01', true],
  ['2199-12-31', true],
  ['2024-02-29', true],
  ['2023-02-29', false],
])('%s is a day: %s', (text, real) => {
  expect(isDay(text)).toBe(real);
});

test('days are counted across month ends', () => {
  expect(daysBetween('2025-01-31', '2025-03-02')).toBe(30);
  expect(addDays('2025-01-31', 30)).toBe('2025-03-02');
});

describe('an hour in Argentina', () => {
  test.each([
    ['2026-11-23', '17:20', '2026-11-23T20:20:00.000Z'],
    ['2026-11-23', '00:00', '2026-11-23T03:00:00.000Z'],
    ['2026-11-23', '24:00', '2026-11-24T03:00:00.000Z'],
    // Argentina's last summer time: two hours behind Greenwich.
    ['2009-01-10', '17:20', '2009-01-10T19:20:00.000Z'],
  ])('of %s at %s is %s', (day, hour, instant) => {
    expect(instantAt(day, minutesOf(hour)).toISOString()).toBe(instant);
  });

  test('is read from an instant, and written from minutes', () => {
    expect(hourOf(new Date('2026-11-23T02:59:00Z'))).toBe('23:59');
    expect([0, 560, 1440].map(hourAt)).toEqual(['00:00', '09:20', '24:00']);
  });
});

test('a month ends at midnight in Argentina', () => {
  const last = new Date('2026-12-01T02:59:59Z');
  expect([monthOf(last), hourOf(last)]).toEqual(['2026-11', '23:59']);
  const first = new Date('2026-12-01T03:00:00Z');
  expect([monthOf(first), hourOf(first)]).toEqual(['2026-12', '00:00']);
});

test('months are counted across the ends of years', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
