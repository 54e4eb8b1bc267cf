import { expect, test, vi } from 'vitest';
import { fetchWhenIdle } from './fetch-when-idle.ts';

const Screen = () => null;

test('every screen of a frame is prefetched even if one of them fails', async () => {
  const missing = vi.fn(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const frame = vi.fn(async () => Screen);
  const screen = vi.fn(async () => Screen);
  fetchWhenIdle([
    { path: '/a', handle: { load: missing } },
    { handle: { load: frame }, children: [{ path: '/b', handle: { load: screen } }, {}] },
  ]);
  await vi.waitFor(() => expect(screen).toHaveBeenCalledOnce());
  expect(missing).toHaveBeenCalledOnce();
  expect(frame).toHaveBeenCalledOnce();
});
