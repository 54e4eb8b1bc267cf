import { describe, expect, test } from 'vitest';
import { OPENINGS_MAX } from './pharmacies.limits.ts';
import { branchChangesSchema, openingHoursSchema } from './pharmacies.schema.ts';

type Hours = [day: string, from: string, to: string][];

const codesOf = (hours: Hours) => {
  const openings = hours.map(([day, from, to]) => ({ day, from, to }));
  const { error } = openingHoursSchema.safeParse(openings);
  return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
};

describe('the hours of a branch', () => {
  test.each<[string, Hours]>([
    ['of a branch that never opens', []],
    [
      'of a day in two parts',
      [
        ['MONDAY', '08:30', '13:00'],
        ['MONDAY', '16:00', '20:00'],
      ],
    ],
    [
      'of a night, which is of two days',
      [
        ['FRIDAY', '22:00', '24:00'],
        ['SATURDAY', '00:00', '02:00'],
      ],
    ],
    ['of a whole day', [['SUNDAY', '00:00', '24:00']]],
    [
      'of two days at the same hours',
      [
        ['MONDAY', '08:00', '12:00'],
        ['TUESDAY', '08:00', '12:00'],
      ],
    ],
  ])('%s are taken', (_, hours) => {
    expect(codesOf(hours)).toEqual([]);
  });

  test.each<[string, Hours, string, string]>([
    ['that end as they begin', [['MONDAY', '09:00', '09:00']], '0.to', 'openingHours.order'],
    ['that begin at midnight’s end', [['MONDAY', '24:00', '24:00']], '0.to', 'openingHours.order'],
    [
      'that overlap',
      [
        ['MONDAY', '09:00', '13:00'],
        ['MONDAY', '12:00', '14:00'],
      ],
      '1.to',
      'openingHours.overlap',
    ],
    [
      'that touch',
      [
        ['MONDAY', '09:00', '13:00'],
        ['MONDAY', '13:00', '14:00'],
      ],
      '1.to',
      'openingHours.overlap',
    ],
    [
      'in any order',
      [
        ['MONDAY', '12:00', '14:00'],
        ['MONDAY', '09:00', '13:00'],
      ],
      '1.to',
      'openingHours.overlap',
    ],
    [
      'inside of others',
      [
        ['MONDAY', '09:00', '18:00'],
        ['MONDAY', '10:00', '11:00'],
      ],
      '1.to',
      'openingHours.overlap',
    ],
    ['of no time', [['MONDAY', '9:00', '13:00']], '0.from', 'time.invalid'],
    ['after the day', [['MONDAY', '23:00', '24:30']], '0.to', 'time.invalid'],
  ])('%s are refused', (_, hours, field, code) => {
    expect(codesOf(hours)).toContainEqual([field, code]);
  });

  test('are at most three a day of the week', () => {
    const many = Array.from({ length: OPENINGS_MAX + 1 }, (): Hours[number] => [
      'MONDAY',
      '09:00',
      '10:00',
    ]);
    expect(codesOf(many)).toContainEqual(['', 'openingHours.too-many']);
  });
});

test.each(['4444', '+54 9 (351) 422-1100', '0800 222 1000'])('a telephone %s', (phoneNumber) => {
  const branch = { streetName: 'San Martín', streetNumber: 'S/N', openingHours: [] };
  expect(branchChangesSchema.safeParse({ ...branch, phoneNumber }).success).toBe(
    phoneNumber.length > 5,
  );
});
