import { expect, test } from 'vitest';
import { openingAt, type ShiftTimes, weekHours } from './guard-hours.ts';

const shift = (over: Partial<ShiftTimes> = {}): ShiftTimes => ({
  weekday: 'TUESDAY',
  from: '08:00',
  to: '16:00',
  validFrom: '2026-01-01',
  validUntil: null,
  onHolidays: true,
  ...over,
});

/** Monday, 23 November 2026, at an hour of Argentina. */
const monday = (hour: string) => new Date(`2026-11-23T${hour}:00-03:00`);
const at = (day: string, hour: string) => new Date(`${day}T${hour}:00-03:00`).toISOString();

test('without a shift nothing is known', () => {
  expect(openingAt(monday('10:00'), [], [])).toEqual({ isOpen: false, changesAt: null });
});

test('the next opening is the first shift to come', () => {
  expect(openingAt(monday('10:00'), [shift()], [])).toEqual({
    isOpen: false,
    changesAt: at('2026-11-24', '08:00'),
  });
});

test('shifts that touch are one: the guard closes at the end of the last', () => {
  const shifts = [
    shift({ weekday: 'MONDAY', from: '08:00', to: '16:00' }),
    shift({ weekday: 'MONDAY', from: '16:00', to: '24:00' }),
    shift({ weekday: 'TUESDAY', from: '00:00', to: '02:00' }),
  ];
  expect(openingAt(monday('10:00'), shifts, [])).toEqual({
    isOpen: true,
    changesAt: at('2026-11-24', '02:00'),
  });
});

test.each([
  ['21:59', false, at('2026-11-23', '22:00')],
  ['22:00', true, at('2026-11-24', '06:00')],
  ['23:59', true, at('2026-11-24', '06:00')],
])('a night shift at %s', (hour, isOpen, changesAt) => {
  const night = shift({ weekday: 'MONDAY', from: '22:00', to: '06:00' });
  expect(openingAt(monday(hour), [night], [])).toEqual({ isOpen, changesAt });
});

test('a night shift of the last day goes on into the next, and ends', () => {
  const night = shift({
    weekday: 'SUNDAY',
    from: '22:00',
    to: '06:00',
    validUntil: '2026-11-22',
  });
  expect(openingAt(monday('05:00'), [night], [])).toEqual({
    isOpen: true,
    changesAt: at('2026-11-23', '06:00'),
  });
  expect(openingAt(monday('06:00'), [night], [])).toEqual({ isOpen: false, changesAt: null });
});

test('a shift that is not kept on holidays is left out on them, and a night that began before goes on', () => {
  const day = shift({ weekday: 'MONDAY', onHolidays: false });
  expect(openingAt(monday('10:00'), [day], ['2026-11-23'])).toEqual({
    isOpen: false,
    changesAt: at('2026-11-30', '08:00'),
  });
  expect(openingAt(monday('10:00'), [{ ...day, onHolidays: true }], ['2026-11-23'])).toMatchObject({
    isOpen: true,
  });
  const night = shift({ weekday: 'SUNDAY', from: '22:00', to: '06:00', onHolidays: false });
  expect(openingAt(monday('05:00'), [night], ['2026-11-23'])).toMatchObject({ isOpen: true });
});

test('a shift of a whole day ends when it began', () => {
  const whole = shift({ weekday: 'MONDAY', from: '08:00', to: '08:00' });
  expect(openingAt(monday('09:00'), [whole], [])).toMatchObject({
    changesAt: at('2026-11-24', '08:00'),
  });
});

test('the week is written by day, with overlapping hours as one', () => {
  const shifts = [
    shift({ from: '12:00', to: '20:00' }),
    shift(),
    shift({ weekday: 'MONDAY', from: '22:00', to: '06:00' }),
    shift({ weekday: 'FRIDAY', validFrom: '2027-01-01' }),
    shift({ weekday: 'SUNDAY', from: '08:00', to: '24:00' }),
  ];
  expect(weekHours(shifts, '2026-11-23')).toEqual([
    { weekday: 'MONDAY', from: '22:00', to: '06:00' },
    { weekday: 'TUESDAY', from: '08:00', to: '20:00' },
    { weekday: 'SUNDAY', from: '08:00', to: '24:00' },
  ]);
});
