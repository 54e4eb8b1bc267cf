import type { Opening } from '@app/contract/pharmacies';
import { describe, expect, test } from 'vitest';
import { nextOpenDay, openingText } from './opening.ts';

const SPLIT: Opening[] = [
  { day: 'MONDAY', from: '08:00', to: '13:00' },
  { day: 'MONDAY', from: '16:00', to: '20:00' },
  { day: 'TUESDAY', from: '08:00', to: '20:00' },
];
const NIGHT: Opening[] = [
  { day: 'SATURDAY', from: '22:00', to: '24:00' },
  { day: 'SUNDAY', from: '00:00', to: '02:00' },
  { day: 'SUNDAY', from: '20:00', to: '24:00' },
  { day: 'MONDAY', from: '00:00', to: '06:00' },
];
const ALWAYS: Opening[] = (
  ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const
).map((day) => ({ day, from: '00:00', to: '24:00' }));

// 10 March 2025 was a Monday.
const at = (time: string) => new Date(`${time}-03:00`);

describe('a branch with hours in two parts', () => {
  test.each([
    ['2025-03-10T07:59', 'Cerrada ahora · abre hoy a las 08:00'],
    ['2025-03-10T08:00', 'Abierta ahora · hasta 13:00'],
    ['2025-03-10T13:00', 'Cerrada ahora · abre hoy a las 16:00'],
    ['2025-03-10T19:59', 'Abierta ahora · hasta 20:00'],
    ['2025-03-10T20:00', 'Cerrada ahora · abre mañana a las 08:00'],
    ['2025-03-11T21:00', 'Cerrada ahora · abre el lunes a las 08:00'],
    ['2025-03-16T23:00', 'Cerrada ahora · abre mañana a las 08:00'],
  ])('at %s says %s', (time, text) => {
    expect(openingText(SPLIT, at(time))).toBe(text);
  });
});

describe('a branch that opens at night', () => {
  test.each([
    ['2025-03-15T23:00', 'Abierta ahora · hasta domingo 02:00'],
    ['2025-03-16T01:00', 'Abierta ahora · hasta 02:00'],
    ['2025-03-16T21:00', 'Abierta ahora · hasta lunes 06:00'],
    ['2025-03-17T05:00', 'Abierta ahora · hasta 06:00'],
  ])('at %s says %s', (time, text) => {
    expect(openingText(NIGHT, at(time))).toBe(text);
  });
});

test('a branch that never closes says so', () => {
  expect(openingText(ALWAYS, at('2025-03-16T23:59'))).toBe('Abierta las 24 horas');
});

test('a day that ends is not the next one', () => {
  const opening: Opening[] = [{ day: 'MONDAY', from: '09:00', to: '24:00' }];
  expect(openingText(opening, at('2025-03-10T10:00'))).toBe('Abierta ahora · hasta 24:00');
});

test('a branch that told no hours says nothing of them', () => {
  expect(openingText([], at('2025-03-10T10:00'))).toBe('Sin horario informado');
});

test.each([
  [SPLIT, '2025-03-10T19:59', '2025-03-10'],
  [SPLIT, '2025-03-10T13:00', '2025-03-10'],
  [SPLIT, '2025-03-10T20:00', '2025-03-11'],
  [SPLIT, '2025-03-11T21:00', '2025-03-17'],
  [[], '2025-03-10T23:00', '2025-03-10'],
])('a branch with the hours %o is next open, at %s, on %s', (openings, time, day) => {
  expect(nextOpenDay(openings, at(time))).toBe(day);
});
