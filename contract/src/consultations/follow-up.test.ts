import { expect, test } from 'vitest';
import { followUpDay } from './follow-up.ts';

const LATE = new Date('2026-11-24T23:30:00-03:00');

test.each(['IF_NOT_BETTER', 'NONE'] as const)('a control %s has no day', (followUp) => {
  expect(followUpDay(followUp, LATE)).toBeUndefined();
});

test.each([
  ['IN_48_HOURS', '2026-11-26'],
  ['IN_7_DAYS', '2026-12-01'],
  ['IN_15_DAYS', '2026-12-09'],
  ['IN_30_DAYS', '2026-12-24'],
] as const)('a control %s is counted from the Argentine day of the visit', (followUp, day) => {
  expect(followUpDay(followUp, LATE)).toBe(day);
});
