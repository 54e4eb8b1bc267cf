import { type CallSide, RTC_LEAVE, RTC_SIGNAL } from '@app/contract/video-call';
import { aCallText, aFingerprint } from '@app/contract/video-call/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCallContext, CHANNEL as channel } from '../testing/call-context.ts';
import { FakeConnection } from '../testing/fake-connection.ts';
import type { CallContext } from './call-context.ts';
import { obey } from './call-events.ts';

beforeEach(() => void vi.stubGlobal('RTCPeerConnection', FakeConnection));
afterEach(() => void vi.unstubAllGlobals());

/** A side that asked to join and is not in yet, and its signals. */
const entering = (side: CallSide) =>
  aCallContext({ entry: { channel, side } as CallContext['entry'], isIn: false });

const peer = { fingerprint: aFingerprint('B'), microphone: true, camera: true };
const joined = { command: 'RtcJoined' as const, channel, startedAt: null, messages: [] };
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

test('a professional offers also to a patient who is told of before being in', async () => {
  const { context, send } = entering('professional');
  obey(context, { command: 'RtcPeerJoined', channel, peer });
  await settled();
  expect(send).toHaveBeenCalledExactlyOnceWith(RTC_SIGNAL, {
    channel,
    from: aFingerprint('A'),
    to: aFingerprint('B'),
    signal: { kind: 'offer', round: 1, sdp: 'offer 1' },
  });
});

test('an offer sent before being in is sent again on entering', async () => {
  const { context, send } = entering('professional');
  obey(context, { command: 'RtcPeerJoined', channel, peer });
  await settled();
  const fingerprint = aFingerprint('A');
  obey(context, { ...joined, fingerprint, peer });
  await settled();
  expect(send).toHaveBeenCalledTimes(2);
  expect(send.mock.calls[1]).toEqual(send.mock.calls[0]);
});

test('a patient waits for the offer', async () => {
  const { context, send } = entering('patient');
  obey(context, { command: 'RtcPeerJoined', channel, peer });
  await settled();
  expect(context.link?.peer).toBe(aFingerprint('B'));
  expect(send).not.toHaveBeenCalled();
});

test('texts written while the page was entering are shown once', () => {
  const { context } = entering('patient');
  const text = aCallText({ body: 'Ya la veo' });
  const event = { ...joined, fingerprint: aFingerprint('A'), peer: null, messages: [text] };
  obey(context, event);
  obey(context, { command: 'RtcText', channel, message: text });
  expect(context.store.get().messages).toEqual([text]);
});

test.each([
  ['patient', 'finish', 'hung-up'],
  ['patient', 'connection-lost', null],
  ['professional', 'finish', null],
] as const)('a %s whose other side left by %s has the ending %s', (side, why, ending) => {
  const { context, send } = entering(side);
  obey(context, { command: 'RtcPeerJoined', channel, peer });
  send.mockClear();
  obey(context, { command: 'RtcPeerLeft', channel, why });
  expect(context.store.get().ending).toBe(ending);
  expect(context.link === null).toBe(ending !== null);
  if (ending)
    expect(send).toHaveBeenCalledExactlyOnceWith(RTC_LEAVE, { channel, reason: 'finish' });
});
