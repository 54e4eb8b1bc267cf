import { expect, test } from 'vitest';
import { joinSchema, waitRange } from './guard-queue.schema.ts';

test.each([
  [1, 0, null],
  [1, 1, { from: 0, to: 10 }],
  [2, 1, { from: 5, to: 20 }],
  [2, 2, { from: 0, to: 15 }],
  [5, 2, { from: 10, to: 30 }],
])('place %i with %i on duty waits %o', (position, onDuty, expected) => {
  expect(waitRange(position, onDuty)).toEqual(expected);
});

const join = (reason: string) =>
  joinSchema.safeParse({
    patientId: '0198c0de-0000-7000-8000-000000000001',
    specialtyId: 1,
    reason,
  }).success;

test.each([
  ['', false],
  ['   ', false],
  ['Fiebre desde anoche', true],
  ['x'.repeat(256), true],
  ['x'.repeat(257), false],
])('the reason %j is accepted: %s', (reason, accepted) => {
  expect(join(reason)).toBe(accepted);
});
