import { expect, test, vi } from 'vitest';
import { localProblem } from '../../lib/server/problem-error.ts';
import type { CallContext } from './call-context.ts';
import { renewToken } from './call-entrance.ts';
import { createCallStore } from './call-store.ts';

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
