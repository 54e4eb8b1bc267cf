import { expect, test } from 'vitest';
import { aFingerprint } from './fixtures.ts';
import { SIGNAL_MAX_BYTES } from './video-call.limits.ts';
import {
  joinMessageSchema,
  signalMessageSchema,
  textMessageSchema,
} from './video-call.messages.ts';

const channel = '0198c0de-0000-7000-8000-00000000a001';

const aText = (body: string) => ({ channel, id: '0198c0de-0000-7000-8000-00000000c001', body });

test.each([
  ['an empty text', '   ', false],
  ['1,000 characters', 'x'.repeat(1_000), true],
  ['1,001 characters', 'x'.repeat(1_001), false],
])('%s', (_, body, isAccepted) => {
  expect(textMessageSchema.safeParse(aText(body)).success).toBe(isAccepted);
});

test('a text stays plain: direction overrides and control characters are taken out', () => {
  expect(textMessageSchema.parse(aText('hola\u202Echau\u0007')).body).toBe('holachau');
});

test('an offer of more than 32 KB is refused', () => {
  const offer = (length: number) => ({
    channel,
    from: aFingerprint(),
    to: aFingerprint(),
    signal: { kind: 'offer', round: 1, sdp: 'x'.repeat(length) },
  });
  expect(signalMessageSchema.safeParse(offer(SIGNAL_MAX_BYTES - 100)).success).toBe(true);
  expect(signalMessageSchema.safeParse(offer(SIGNAL_MAX_BYTES)).success).toBe(false);
});

test('a fingerprint is a whole SHA-256 and nothing else', () => {
  const join = (fingerprint: string) =>
    joinMessageSchema.safeParse({
      channel,
      rtcToken: 't',
      fingerprint,
      microphone: true,
      camera: true,
    }).success;
  expect(join(aFingerprint())).toBe(true);
  expect(join('sha-1 AA:AA')).toBe(false);
  expect(join(`${aFingerprint()}:AA`)).toBe(false);
});
