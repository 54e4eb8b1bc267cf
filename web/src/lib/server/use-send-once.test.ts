import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { localProblem, OFFLINE_CODE } from './problem-error.ts';
import { useSendOnce } from './use-send-once.ts';

const lost = () => Promise.reject(localProblem(OFFLINE_CODE, '/api'));

test('A press after a lost answer has the key of the first, and one after an answer another', async () => {
  vi.useFakeTimers();
  const keys: string[] = [];
  const { result } = renderHook(useSendOnce);
  const press = (answer: () => Promise<unknown>) =>
    result.current((key) => {
      keys.push(key);
      return answer();
    });

  const first = expect(press(lost)).rejects.toThrow();
  await vi.runAllTimersAsync();
  await first;
  await press(() => Promise.resolve('booked'));
  expect(new Set(keys).size).toBe(1);

  await press(() => Promise.resolve('booked'));
  expect(new Set(keys).size).toBe(2);
  vi.useRealTimers();
});

test('A refused act may be sent again as another one', async () => {
  const keys = new Set<string>();
  const { result } = renderHook(useSendOnce);
  for (const _ of [1, 2]) {
    const refused = result.current((key) => {
      keys.add(key);
      return Promise.reject(localProblem('appointments.slot-taken', '/api', 409));
    });
    await expect(refused).rejects.toThrow();
  }
  expect(keys.size).toBe(2);
});
