import { describe, expect, test } from 'vitest';
import { businessDaysLater, calendarDaysLater, hoursLater } from './data-clocks.ts';

const at = (written: string) => new Date(`${written}-03:00`);
const NONE = new Set<string>();

describe('five business days', () => {
  test.each([
    ['asked on a Monday end with the next Monday', '2026-03-02T10:00', NONE, '2026-03-09'],
    ['asked on a Friday end with the next Friday', '2026-03-06T10:00', NONE, '2026-03-13'],
    ['asked on a Saturday begin on Monday', '2026-03-07T10:00', NONE, '2026-03-13'],
    ['skip a holiday', '2026-03-20T10:00', new Set(['2026-03-24']), '2026-03-30'],
    ['skip a holiday on a Sunday once', '2026-03-06T10:00', new Set(['2026-03-08']), '2026-03-13'],
    [
      'do not count the holiday of asking',
      '2026-03-24T10:00',
      new Set(['2026-03-24']),
      '2026-03-31',
    ],
    ['asked a minute before midnight are of that day', '2026-03-02T23:59', NONE, '2026-03-09'],
    ['asked a minute after midnight are of the next', '2026-03-03T00:01', NONE, '2026-03-10'],
    ['cross a year', '2026-12-29T10:00', new Set(['2027-01-01']), '2027-01-06'],
  ])('%s', (_, asked, holidays, last) => {
    expect(businessDaysLater(at(asked), 5, holidays)).toEqual(at(`${last}T23:59:59.999`));
  });
});

test('ten calendar days end with the tenth day, whatever days they are', () => {
  expect(calendarDaysLater(at('2026-03-02T23:59'), 10)).toEqual(at('2026-03-12T23:59:59.999'));
  expect(calendarDaysLater(at('2026-12-25T00:01'), 10)).toEqual(at('2027-01-04T23:59:59.999'));
});

test('hours are hours, across midnight and holidays', () => {
  expect(hoursLater(at('2026-12-24T23:00'), 48)).toEqual(at('2026-12-26T23:00'));
});
