import { expect, test } from 'vitest';
import { WEEKDAYS } from './weekdays.ts';

test('the days of a week are called as the language calls them, from Monday to Sunday', () => {
  // 2 March 2026 was a Monday.
  const days = WEEKDAYS.map((_, index) => new Date(Date.UTC(2026, 2, 2 + index)));
  const called = (language: string) => (day: Date) =>
    day.toLocaleDateString(language, { weekday: 'long', timeZone: 'UTC' });
  expect(WEEKDAYS.map(({ name }) => name)).toEqual(days.map(called('es-AR')));
  expect(WEEKDAYS.map(({ id }) => id)).toEqual(days.map((day) => called('en')(day).toUpperCase()));
});
