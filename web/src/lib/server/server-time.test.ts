import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayNow, learnTime, serverNow } from './server-time.ts';

const NOW = Date.parse('2027-03-10T15:00:00Z');
const tell = (at: number) =>
  learnTime(new Response(null, { headers: { date: new Date(at).toUTCString() } }));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  tell(Date.now());
  vi.useRealTimers();
});

test.each([
  ['two hours behind', -2 * 3_600_000],
  ['a day ahead', 24 * 3_600_000],
  ['at 2020', Date.parse('2020-01-01T00:00:00Z') - NOW],
])('A device %s shows the time of the server', (_, error) => {
  vi.setSystemTime(NOW + error);
  tell(NOW);
  expect(serverNow()).toBe(NOW);
  expect(dayNow()).toBe('2027-03-10');
});

test('A device that is some seconds off keeps its own time, which has milliseconds', () => {
  tell(NOW + 9_000);
  expect(serverNow()).toBe(NOW);
});

test('A clock that is corrected meanwhile is believed again', () => {
  tell(NOW + 7_200_000);
  vi.setSystemTime(NOW + 7_200_000);
  tell(NOW + 7_200_000);
  expect(serverNow()).toBe(NOW + 7_200_000);
});

test('An answer without a date teaches nothing', () => {
  learnTime(new Response(null));
  expect(serverNow()).toBe(NOW);
});
