import { aCallToken, aFingerprint } from '@app/contract/video-call/fixtures';
import { vi } from 'vitest';
import type { CallContext } from '../session/call-context.ts';
import { createCallStore } from '../session/call-store.ts';

export const CHANNEL = '0198c0de-0000-7000-8000-00000000a001';

/** The state of a side that is in a call without media, and what it sends. */
export function aCallContext(parts: Partial<CallContext> = {}) {
  const send = vi.fn((_destination: string, _body: object) => true);
  const context = {
    entry: { channel: CHANNEL, side: 'patient' },
    store: createCallStore({ startedAt: null, messages: [] }),
    identity: { fingerprint: aFingerprint('A') },
    token: aCallToken(),
    media: {
      tracks: () => ({ audio: null, video: null }),
      limitTo: () => undefined,
      close: () => undefined,
    },
    signalling: { send },
    askToken: async () => aCallToken(),
    link: null,
    renewedAt: 0,
    isIn: true,
    refusals: 0,
    entering: null,
    stops: [],
    ...parts,
  } as unknown as CallContext;
  return { context, send };
}
