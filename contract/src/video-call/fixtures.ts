import type { CallChannel, CallText, CallToken } from './video-call.schema.ts';

export const aCallText = (over: Partial<CallText> = {}): CallText => ({
  id: '0198c0de-0000-7000-8000-00000000c001',
  side: 'professional',
  body: '¿Me escuchás bien?',
  sentAt: '2025-03-07T23:06:00.000Z',
  ...over,
});

export const aCallChannel = (over: Partial<CallChannel> = {}): CallChannel => ({
  channel: '0198c0de-0000-7000-8000-00000000a001',
  side: 'patient',
  role: 'publisher',
  uid: 1,
  isLive: true,
  startedAt: '2025-03-07T23:05:00.000Z',
  isOtherPresent: true,
  professional: {
    id: '0198c0de-0000-7000-8000-00000000d001',
    first_name: 'Paula',
    last_name: 'Ríos',
    alias: null,
    sex_str: 'FEMALE',
    professional_dto: {
      licence_str: '104233',
      licence_label: 'M.N. 104233',
      profession: 'Médica',
      specialties: [{ id: 2, name: 'Pediatría' }],
      photo_encode: null,
    },
  },
  patient: { first_name: 'Tomás', last_name: 'González' },
  messages: [],
  ...over,
});

export const aCallToken = (over: Partial<CallToken> = {}): CallToken => ({
  rtcToken: 'a-token-of-one-minute',
  expires_in: 60,
  iceServers: [],
  iceTransportPolicy: 'all',
  videoMax: '480p',
  ...over,
});

/** A certificate's fingerprint; the digit makes it different from others. */
export const aFingerprint = (digit = 'A'): string =>
  `sha-256 ${Array.from({ length: 32 }, () => `${digit}${digit}`).join(':')}`;
