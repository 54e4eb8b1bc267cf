import { RENEW_EVERY_MS, RTC_JOIN } from '@app/contract/video-call';
import { aCallToken } from '@app/contract/video-call/fixtures';
import { afterEach, expect, test, vi } from 'vitest';
import { localProblem } from '../../lib/server/problem-error.ts';
import { aCallContext } from '../testing/call-context.ts';
import type { CallContext } from './call-context.ts';
import { enter, keepEntering, refused, renewLink, renewToken } from './call-entrance.ts';

afterEach(() => void vi.useRealTimers());

/** A tab whose request for a token is denied. */
function asking(code: string) {
  const close = vi.fn();
  const { context } = aCallContext({
    media: { close } as unknown as CallContext['media'],
    askToken: () => Promise.reject(localProblem(code, '/rtc')),
  });
  return { context, store: context.store, close };
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
  const { context } = aCallContext({
    link: { renew } as unknown as CallContext['link'],
    askToken,
  });
  for (const _ of Array(10)) await renewLink(context);
  expect(askToken).toHaveBeenCalledOnce();
  expect(renew).toHaveBeenCalledExactlyOnceWith(aCallToken());
  vi.advanceTimersByTime(RENEW_EVERY_MS);
  await renewLink(context);
  expect(renew).toHaveBeenCalledTimes(2);
});

/** A tab that is in a call, and how often it joins again; its tokens come from the given function. */
function inCall(askToken = async () => aCallToken()) {
  const { context, send } = aCallContext({ askToken });
  const joins = () => send.mock.calls.filter(([destination]) => destination === RTC_JOIN).length;
  return { context, joins };
}

test('a tab that lost its seat enters once, however many frames of it are refused', async () => {
  const { context, joins } = inCall();
  for (const _ of Array(10)) refused(context, 'video-call.not-joined');
  await vi.waitFor(() => expect(joins()).toBe(1));
  for (const _ of Array(10)) refused(context, 'video-call.not-joined');
  expect([joins(), context.store.get().ending]).toEqual([1, null]);
});

test('a server without its database ends no call', () => {
  const { context } = inCall();
  for (const _ of Array(10)) refused(context, 'server.unavailable');
  expect([context.store.get().ending, context.refusals]).toEqual([null, 0]);
});

test.each([
  ['video-call.call-over', 'over'],
  ['video-call.channel-not-found', 'refused'],
] as const)('a frame refused with %s ends the call: %s', (code, ending) => {
  const { context } = inCall();
  refused(context, code);
  expect(context.store.get().ending).toBe(ending);
});

test('tokens that are refused again and again end the call', async () => {
  const { context, joins } = inCall();
  for (const times of [1, 2, 3]) {
    refused(context, 'video-call.token-refused');
    await vi.waitFor(() => expect(joins()).toBe(times));
  }
  refused(context, 'video-call.token-refused');
  expect(context.store.get().ending).toBe('refused');
});

test('an entry that came to nothing is tried again until the tab is in', async () => {
  vi.useFakeTimers();
  const askToken = vi.fn(async () => aCallToken());
  askToken.mockRejectedValueOnce(localProblem('network.unreachable', '/rtc'));
  const { context, joins } = inCall(askToken);
  const stop = keepEntering(context);
  await enter(context);
  expect(joins()).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(joins()).toBe(1);
  context.isIn = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(joins()).toBe(1);
  stop();
});
