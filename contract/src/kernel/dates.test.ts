import { expect, test } from 'vitest';
import { addDays, addMonths, ageOn, dayOf, daysBetween, isDay, monthOf, timeOf } from './dates.ts';

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
  ['1990-02-31', false],
  ['1990-2-1', false],
  ['2024-02-29', true],
  ['2023-02-29', false],
])('%s is a day: %s', (text, real) => {
  expect(isDay(text)).toBe(real);
});

test('days are counted across month ends', () => {
  expect(daysBetween('2025-01-31', '2025-03-02')).toBe(30);
  expect(addDays('2025-01-31', 30)).toBe('2025-03-02');
});

test('a month ends at midnight in Argentina', () => {
  const last = new Date('2026-12-01T02:59:59Z');
  expect([monthOf(last), timeOf(last)]).toEqual(['2026-11', '23:59']);
  const first = new Date('2026-12-01T03:00:00Z');
  expect([monthOf(first), timeOf(first)]).toEqual(['2026-12', '00:00']);
});

test('months are counted across the ends of years', () => {
  expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
});
