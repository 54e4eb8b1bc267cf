import { describe, expect, test } from 'vitest';
import { newExceptionSchema, newScheduleSchema } from './availability.schema.ts';
import { aNewSchedule } from './fixtures.ts';

const faults = (changes: object) =>
  newScheduleSchema
    .safeParse({ ...aNewSchedule(), ...changes })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('an availability', () => {
  test.each<[string, object, string, string]>([
    [
      'without a type',
      { attention_type_id: undefined },
      'attention_type_id',
      'attentionTypeSelect.required',
    ],
    [
      'of an unknown type',
      { attention_type_id: 3 },
      'attention_type_id',
      'attentionTypeSelect.required',
    ],
    [
      'of insurers that names none',
      { attention_type_id: 2 },
      'id_prepaid_healths',
      'id_prepaid_healths.required',
    ],
    ['on no day', { days: [] }, 'days', 'selectedDays.required'],
    ['on one day twice', { days: ['MONDAY', 'MONDAY'] }, 'days', 'selectedDays.repeated'],
    ['from no hour', { check_in: '' }, 'check_in', 'checkIn.required'],
    ['from 9:10', { check_in: '09:10' }, 'check_in', 'checkIn.step'],
    ['to no hour', { check_out: undefined }, 'check_out', 'checkOut.required'],
    ['to 12:30', { check_out: '12:30' }, 'check_out', 'checkOut.step'],
    ['that ends as it begins', { check_out: '09:00' }, 'check_out', 'checkOut.order'],
    ['that ends before it begins', { check_out: '08:00' }, 'check_out', 'checkOut.order'],
    ['with one date only', { start_date: '2025-03-10' }, 'date_to', 'dates.both'],
    ['with the other date only', { date_to: '2025-03-10' }, 'date_to', 'dates.both'],
    [
      'that ends the day before it begins',
      { start_date: '2025-03-10', date_to: '2025-03-09' },
      'date_to',
      'dateTo.order',
    ],
    [
      'of two years',
      { start_date: '2025-03-10', date_to: '2027-03-10' },
      'date_to',
      'dateTo.too-long',
    ],
    [
      'on a day that is none',
      { start_date: '2025-02-30', date_to: '2025-03-09' },
      'start_date',
      'day.invalid',
    ],
    ['of no days', { duration: 0 }, 'duration', 'Too small: expected number to be >=1'],
  ])('%s is refused', (_, changes, field, code) => {
    expect(faults(changes)).toContainEqual([field, code]);
  });

  test.each<[string, object]>([
    ['of a night to midnight', { check_in: '20:00', check_out: '24:00' }],
    ['of one day', { start_date: '2025-03-10', date_to: '2025-03-10' }],
    ['of insurers', { attention_type_id: 2, id_prepaid_healths: [4] }],
  ])('%s is taken', (_, changes) => {
    expect(faults(changes)).toEqual([]);
  });

  test('is open for thirty days unless it says otherwise', () => {
    const { duration, ...others } = aNewSchedule();
    expect(duration).toBe(30);
    expect(newScheduleSchema.parse(others).duration).toBe(30);
  });
});

test('a blocked time ends after it begins', () => {
  const blocked = { kind: 'BLOCKED', day: '2025-03-10', check_in: '12:00', check_out: '09:00' };
  expect(newExceptionSchema.safeParse(blocked).error?.issues[0]?.message).toBe('checkOut.order');
});
