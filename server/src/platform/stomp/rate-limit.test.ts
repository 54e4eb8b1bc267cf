import { expect, test } from 'vitest';
import { fullBucket, spend } from './rate-limit.ts';

const allowance = { perSecond: 10, burst: 30 };

const spendTimes = (times: number, now: number, bucket = fullBucket(allowance, now)) =>
  Array.from({ length: times }, () => spend(bucket, allowance, now)).filter(Boolean).length;

test('a burst of 30 passes and the next message does not', () => {
  expect(spendTimes(31, 0)).toBe(30);
});

test('a second later ten more messages pass', () => {
  const bucket = fullBucket(allowance, 0);
  spendTimes(30, 0, bucket);
  expect(spendTimes(30, 1000, bucket)).toBe(10);
});

test('an hour without messages saves up one burst at most', () => {
  const bucket = fullBucket(allowance, 0);
  expect(spendTimes(100, 3_600_000, bucket)).toBe(30);
});
