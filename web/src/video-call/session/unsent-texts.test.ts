import { RTC_TEXT } from '@app/contract/video-call';
import { aCallText, aFingerprint } from '@app/contract/video-call/fixtures';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aCallContext, CHANNEL as channel } from '../testing/call-context.ts';
import type { CallContext } from './call-context.ts';
import { obey } from './call-events.ts';
import { forgetRefused, keepSending, say } from './unsent-texts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A side that is in a call, and what it sent; with a dead line nothing is accepted. */
function inCall({ hasLine = true } = {}) {
  const { context, send } = aCallContext();
  send.mockReturnValue(hasLine);
  return { context, sent: send.mock.calls };
}

const unsentOf = ({ store }: CallContext) => store.get().unsent.map(({ body }) => body);

/** The server confirms the oldest unconfirmed text. */
function confirm(context: CallContext): void {
  const [text] = context.store.get().unsent;
  const message = aCallText({ ...text, side: 'patient' });
  obey(context, { command: 'RtcText', channel, message });
}

test('without a line a text is not taken', () => {
  const { context } = inCall({ hasLine: false });
  expect(say(context, 'Llamame')).toBe(false);
  expect(unsentOf(context)).toEqual([]);
});

test('before being in, neither', () => {
  const { context, sent } = inCall();
  context.isIn = false;
  expect(say(context, 'Llamame')).toBe(false);
  expect(sent).toEqual([]);
});

test('a text is on its way until the server has it', () => {
  const { context, sent } = inCall();
  expect(say(context, 'Llamame')).toBe(true);
  const [text] = context.store.get().unsent;
  expect(sent).toEqual([[RTC_TEXT, { channel, ...text }]]);
  confirm(context);
  expect(unsentOf(context)).toEqual([]);
  expect(context.store.get().messages).toMatchObject([text]);
});

test('what a dead line swallowed is sent again under the same name, until it is confirmed', () => {
  const { context, sent } = inCall();
  const stop = keepSending(context);
  say(context, 'Llamame');
  vi.advanceTimersByTime(6_000);
  expect(sent).toEqual([sent[0], sent[0], sent[0]]);
  confirm(context);
  vi.advanceTimersByTime(6_000);
  expect(sent).toHaveLength(3);
  stop();
});

test('at most five are sent again at once', () => {
  const { context, sent } = inCall();
  for (const body of '123456') say(context, body);
  sent.length = 0;
  const stop = keepSending(context);
  vi.advanceTimersByTime(3_000);
  expect(sent).toMatchObject([...'12345'].map((body) => [RTC_TEXT, { body }]));
  stop();
});

test('who enters again sends what did not arrive, and only that', () => {
  const { context, sent } = inCall();
  for (const body of ['arrived', 'lost']) say(context, body);
  const [arrived] = context.store.get().unsent;
  sent.length = 0;
  const fingerprint = aFingerprint('A');
  const messages = [aCallText({ ...arrived, side: 'patient' })];
  obey(context, {
    command: 'RtcJoined',
    channel,
    fingerprint,
    startedAt: null,
    peer: null,
    messages,
  });
  expect(sent).toMatchObject([[RTC_TEXT, { body: 'lost' }]]);
});

test('a text that the server will not take is given up; one that it cannot take now is not', () => {
  const { context } = inCall();
  say(context, 'Llamame');
  forgetRefused(context, { of: RTC_TEXT, code: 'server.unavailable' });
  expect(unsentOf(context)).toEqual(['Llamame']);
  forgetRefused(context, { of: RTC_TEXT, code: 'request.invalid' });
  expect(unsentOf(context)).toEqual([]);
});
