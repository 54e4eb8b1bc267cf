import { describe, expect, test } from 'vitest';
import { weekdayOf } from '../catalogs/index.ts';
import { closedParts, countSlots, openDays } from './slots.ts';

/** Mondays and Wednesdays of March 2025, from nine to one. */
const march = {
  days: ['MONDAY', 'WEDNESDAY'],
  check_in: '09:00',
  check_out: '13:00',
  start_date: '2025-03-01',
  date_to: '2025-03-31',
} as const;
const before = { day: '2025-02-01', minutes: 0 };

test.each([
  ['2024-02-29', 'THURSDAY'],
  ['2025-03-09', 'SUNDAY'],
  ['2026-11-23', 'MONDAY'],
])('%s is a %s', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

test('the days of an availability include its first and its last', () => {
  expect(openDays({ ...march, start_date: '2025-03-03', date_to: '2025-03-10' })).toEqual([
    '2025-03-03',
    '2025-03-05',
    '2025-03-10',
  ]);
});

describe('what is opened', () => {
  test('is three an hour', () => {
    // Nine days of four hours.
    expect(countSlots(march, [], before)).toBe(9 * 12);
  });

  test('leaves out what is over, the hour that has just begun included', () => {
    const only = { ...march, start_date: '2025-03-03', date_to: '2025-03-03' };
    expect(countSlots(only, [], { day: '2025-03-03', minutes: 9 * 60 - 1 })).toBe(12);
    expect(countSlots(only, [], { day: '2025-03-03', minutes: 9 * 60 })).toBe(11);
    expect(countSlots(only, [], { day: '2025-03-04', minutes: 0 })).toBe(0);
  });

  test('leaves out a holiday, and every hour that a blocked time touches', () => {
    const holiday = { day: '2025-03-24', check_in: '00:00', check_out: '24:00' };
    const blocked = { day: '2025-03-05', check_in: '10:00', check_out: '11:20' };
    expect(countSlots(march, [holiday, blocked], before)).toBe(9 * 12 - 12 - 4);
  });
});

test('a holiday is closed but for the hours that were opened on it', () => {
  const opened = {
    kind: 'OPEN_HOLIDAY',
    day: '2025-03-24',
    check_in: '09:00',
    check_out: '10:00',
  } as const;
  const blocked = {
    kind: 'BLOCKED',
    day: '2025-03-05',
    check_in: '09:00',
    check_out: '24:00',
  } as const;
  const closed = closedParts([{ day: '2025-03-24' }], [opened, blocked]);
  expect(closed).toEqual([
    blocked,
    { day: '2025-03-24', check_in: '00:00', check_out: '09:00' },
    { day: '2025-03-24', check_in: '10:00', check_out: '24:00' },
  ]);
  expect(countSlots(march, closed, before)).toBe(7 * 12 + 3);
});
