import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LeaseRenewals, startLeaseRenewals } from './lease-renewals.ts';

const SECOND_MS = 1_000;
const silent = pino({ level: 'silent' });

let renewals: LeaseRenewals;
const renew = vi.fn<(ids: string[]) => Promise<unknown>>();

beforeEach(() => {
  vi.useFakeTimers();
  renew.mockReset().mockResolvedValue(undefined);
  renewals = startLeaseRenewals(renew, silent);
});
afterEach(() => {
  renewals.stop();
  vi.useRealTimers();
});

test('who is heard from several times in a second is renewed once, with the others', async () => {
  for (const id of ['María', 'Tomás', 'María']) renewals.touch(id);
  await vi.advanceTimersByTimeAsync(2 * SECOND_MS);
  expect(renew.mock.calls).toEqual([[['María', 'Tomás']]]);
});

test('a socket that closed a moment after it was heard from is not renewed', async () => {
  renewals.touch('closed');
  renewals.touch('open');
  await renewals.forget('closed');
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(renew.mock.calls).toEqual([[['open']]]);
});

test('what is ended after the closing comes after the renewal that was under way', async () => {
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  renew.mockReturnValueOnce(written);
  renewals.touch('closed');
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  const forgotten = vi.fn();
  const forgetting = renewals.forget('closed').then(forgotten);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(forgotten).not.toHaveBeenCalled();
  write();
  await forgetting;
  expect(forgotten).toHaveBeenCalledOnce();
});

test('a renewal that fails keeps nobody waiting, nor the next one from being tried', async () => {
  renew.mockRejectedValueOnce(new Error('no database'));
  renewals.touch('María');
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  await renewals.forget('María');
  renewals.touch('Tomás');
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(renew).toHaveBeenLastCalledWith(['Tomás']);
});
