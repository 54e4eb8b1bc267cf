import { expect, test } from 'vitest';
import { connectionIsGood, isTestRemembered } from './connection-test.ts';
import { isFair, isUnstable, qualityOf } from './network-quality.ts';

test.each([
  [false, 0, 10, 6],
  [true, null, null, 0],
  [true, 0.01, 150, 1],
  [true, 0.011, 150, 2],
  [true, 0.01, 301, 3],
  [true, 0.12, 800, 4],
  [true, 0.121, 10, 5],
  [true, 0, 801, 5],
  [true, null, 100, 1],
])(
  'connected %s, loss %s and %s ms of round trip are quality %i',
  (isConnected, lossRatio, roundTripMs, quality) => {
    expect(qualityOf({ isConnected, lossRatio, roundTripMs })).toBe(quality);
  },
);

test('one bad second does not make a call unstable, two do, and five good ones end it', () => {
  expect(isUnstable(false, [5])).toBe(false);
  expect(isUnstable(false, [1, 5])).toBe(false);
  expect(isUnstable(false, [5, 6])).toBe(true);
  expect(isUnstable(true, [5, 1, 1, 1, 1])).toBe(true);
  expect(isUnstable(true, [5, 4, 1, 1, 1, 1])).toBe(false);
});

test('a connection that changes each second keeps its word; five seconds in a row change it', () => {
  expect(isFair(false, [3, 2, 3, 2, 3])).toBe(false);
  expect(isFair(true, [3, 2, 3, 2, 3])).toBe(true);
  expect(isFair(false, [3, 3, 3, 3])).toBe(false);
  expect(isFair(false, [3, 4, 3, 5, 3])).toBe(true);
  expect(isFair(true, [2, 2, 1, 1])).toBe(true);
  expect(isFair(true, [2, 2, 1, 1, 2])).toBe(false);
});

test.each([
  [8_000, 7_999, true],
  [8_000, 8_000, false],
])('a test of %i and %i ms is good: %s', (download_ms, upload_ms, good) => {
  expect(connectionIsGood({ download_ms, upload_ms })).toBe(good);
});

test('a passed test is remembered for a day', () => {
  const testedAt = new Date('2025-03-07T12:00:00Z');
  expect(isTestRemembered(testedAt, new Date('2025-03-08T11:59:59Z'))).toBe(true);
  expect(isTestRemembered(testedAt, new Date('2025-03-08T12:00:00Z'))).toBe(false);
});
