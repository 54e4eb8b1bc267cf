import { expect, test } from 'vitest';
import { acceptanceReason, needsOwnGrant } from './family-ages.ts';

const BORN = '2008-03-21';

test.each([
  ['OFFSPRING', '2026-03-20', undefined],
  ['OFFSPRING', '2026-03-21', 'age'],
  ['IN_CHARGE', '2026-03-20', undefined],
  ['IN_CHARGE', '2026-03-21', 'age'],
  ['SPOUSE', '2026-03-20', 'relationship'],
  ['PARTNER', '2026-03-21', 'relationship'],
])('%s who is 18 on 21 March 2026 has to accept on %s: %s', (relationship, today, reason) => {
  expect(acceptanceReason(relationship, BORN, today)).toBe(reason);
});

test('who was born on 29 February is of age on 1 March of a common year', () => {
  expect(acceptanceReason('OFFSPRING', '2008-02-29', '2026-02-28')).toBeUndefined();
  expect(acceptanceReason('OFFSPRING', '2008-02-29', '2026-03-01')).toBe('age');
});

test.each([
  ['2024-03-20', false],
  ['2024-03-21', true],
  ['2026-03-20', true],
  ['2026-03-21', false],
])('a consultation of %s is read by the holder with the own grant only: %s', (day, isNeeded) => {
  expect(needsOwnGrant(BORN, day)).toBe(isNeeded);
});
