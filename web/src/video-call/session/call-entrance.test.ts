import { RENEW_EVERY_MS } from '@app/contract/video-call';
import { aCallToken } from '@app/contract/video-call/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { localProblem } from '../../lib/server/problem-error.ts';
import type { CallContext } from './call-context.ts';
import { renewLink, renewToken } from './call-entrance.ts';
import { createCallStore } from './call-store.ts';

afterEach(() => void vi.useRealTimers());

/** Enough of a call to ask for a token. */
function asking(code: string) {
  const store = createCallStore({ startedAt: null, messages: [] });
  const close = vi.fn();
  const context = {
    store,
    media: { close },
    stops: [],
    link: null,
    askToken: () => Promise.reject(localProblem(code, '/rtc')),
  } as unknown as CallContext;
  return { context, store, close };
}

test.each([
  ['video-call.call-over', 'over'],
  ['video-call.channel-not-found', 'refused'],
  ['video-call.not-for-this-role', 'refused'],
] as const)('a token that is denied with %s ends the call: %s', async (code, ending) => {
  const { context, store, close } = asking(code);
  expect(await renewToken(context)).toBe(false);
  expect(store.get()).toMatchObject({ state: 'ended', ending });
  expect(close).toHaveBeenCalledOnce();
});

test('without network the call goes on and is asked for again', async () => {
  const { context, store } = asking('network.unreachable');
  expect(await renewToken(context)).toBe(false);
  expect(store.get()).toMatchObject({ state: 'permission', ending: null });
});

test('a connection is renewed once in a while, however often the other side asks', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') });
  const askToken = vi.fn(async () => aCallToken());
  const renew = vi.fn();
  const context = {
    media: { limitTo: () => undefined },
    link: { renew },
    renewedAt: 0,
    isIn: true,
    askToken,
  } as unknown as CallContext;
  for (const _ of Array(10)) await renewLink(context);
  expect(askToken).toHaveBeenCalledOnce();
  expect(renew).toHaveBeenCalledExactlyOnceWith(aCallToken());
  vi.advanceTimersByTime(RENEW_EVERY_MS);
  await renewLink(context);
  expect(renew).toHaveBeenCalledTimes(2);
});
