import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFetchWhenIdle } from './fetch-when-idle.ts';

const Screen = () => null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A group of screens that was opened a while ago. */
async function opened(routes: Parameters<typeof useFetchWhenIdle>[0]) {
  const group = renderHook(() => useFetchWhenIdle(routes));
  await vi.advanceTimersByTimeAsync(10_000);
  return group;
}

test('every screen of a frame is prefetched even if one of them fails', async () => {
  const missing = vi.fn(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const frame = vi.fn(async () => Screen);
  const screen = vi.fn(async () => Screen);
  await opened([
    { path: '/a', handle: { load: missing } },
    { handle: { load: frame }, children: [{ path: '/b', handle: { load: screen } }, {}] },
  ]);
  expect(screen).toHaveBeenCalledOnce();
  expect(missing).toHaveBeenCalledOnce();
  expect(frame).toHaveBeenCalledOnce();
});

test('screens are prefetched one at a time', async () => {
  const first = Promise.withResolvers<typeof Screen>();
  const second = vi.fn(async () => Screen);
  await opened([{ handle: { load: () => first.promise } }, { handle: { load: second } }]);
  expect(second).not.toHaveBeenCalled();
  first.resolve(Screen);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(second).toHaveBeenCalledOnce();
});

test('nothing is prefetched while the screen opens, nor for who has left it', async () => {
  const screen = vi.fn(async () => Screen);
  const group = renderHook(() => useFetchWhenIdle([{ handle: { load: screen } }]));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(screen).not.toHaveBeenCalled();
  group.unmount();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(screen).not.toHaveBeenCalled();
});

test('nothing is prefetched for who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  const screen = vi.fn(async () => Screen);
  await opened([{ handle: { load: screen } }]);
  expect(screen).not.toHaveBeenCalled();
});
