import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useReturnOfNetwork } from './online.ts';

const serverAnswers = (answer: () => Promise<Response>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(answer);

test('the server has to answer, whatever the device reports', async () => {
  const back = vi.fn();
  const asked = serverAnswers(async () => {
    throw new TypeError('Failed to fetch');
  });
  renderHook(() => useReturnOfNetwork(back));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  asked.mockResolvedValue(new Response(null, { status: 502 }));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  expect(back).not.toHaveBeenCalled();

  asked.mockResolvedValue(new Response(null));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(back).toHaveBeenCalledOnce());
});

test('the return is reported once, and not after unmounting', async () => {
  const back = vi.fn();
  const asked = serverAnswers(async () => new Response(null));
  const { unmount } = renderHook(() => useReturnOfNetwork(back));
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(back).toHaveBeenCalledOnce());
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(asked).toHaveBeenCalledTimes(2);
});

test('without an event of the device the server is polled', async () => {
  vi.useFakeTimers();
  const back = vi.fn();
  serverAnswers(async () => new Response(null));
  renderHook(() => useReturnOfNetwork(back));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(back).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
