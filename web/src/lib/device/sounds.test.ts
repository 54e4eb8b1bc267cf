import { afterEach, expect, test, vi } from 'vitest';
import { playSound, repeatWaitingSound, soundsMuted } from './sounds.ts';

afterEach(() => {
  soundsMuted.set(false);
  vi.useRealTimers();
});

const listenTo = () => vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();

test('muted, no sound plays', () => {
  const play = listenTo();
  soundsMuted.set(true);
  playSound('click');
  expect(play).not.toHaveBeenCalled();
});

test('a browser that will not play yet stays silent without failing', async () => {
  const play = listenTo().mockRejectedValue(new DOMException('gesture', 'NotAllowedError'));
  playSound('llamada');
  await expect(play.mock.results[0]?.value).rejects.toThrow('gesture');
});

test('the waiting sound repeats every three seconds and stops after a minute', () => {
  vi.useFakeTimers();
  const play = listenTo();
  repeatWaitingSound();
  vi.advanceTimersByTime(9_000);
  expect(play).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(120_000);
  expect(play.mock.calls.length).toBeLessThanOrEqual(21);
});

test('once stopped it is silent', () => {
  vi.useFakeTimers();
  const play = listenTo();
  const stop = repeatWaitingSound();
  stop();
  vi.advanceTimersByTime(30_000);
  expect(play).toHaveBeenCalledTimes(1);
});
