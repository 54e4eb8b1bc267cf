import { z } from 'zod';
import { requiredText } from '../kernel/index.ts';
import { CALL_TEXT_MAX, SIGNAL_MAX_BYTES } from './video-call.limits.ts';
import { callTextSchema } from './video-call.schema.ts';

/** Where a call's frames are sent. */
export const RTC_JOIN = '/app/rtc/join';
export const RTC_SIGNAL = '/app/rtc/signal';
export const RTC_TEXT = '/app/rtc/text';
export const RTC_MEDIA = '/app/rtc/media';
export const RTC_LEAVE = '/app/rtc/leave';

/** Why a side leaves a call. */
export const leaveReasons = ['finish', 'cancel', 'timeout', 'video-error'] as const;
export type LeaveReason = (typeof leaveReasons)[number];

/** Why a call is over, for both sides. */
export const callEndings = [
  'patient-finished',
  'professional-finished',
  'professional-cancelled',
  'failed',
] as const;
export type CallEnding = (typeof callEndings)[number];

const channel = z.uuid();
/** The certificate of a side's media: both compare what the other says with what arrives. */
const fingerprint = z.string().regex(/^sha-256 ([0-9A-F]{2}:){31}[0-9A-F]{2}$/);

const mediaStateSchema = z.object({ microphone: z.boolean(), camera: z.boolean() });
export type MediaState = z.infer<typeof mediaStateSchema>;

/** Enter a channel with a token, saying what media will come and under which certificate. */
export const joinMessageSchema = z.strictObject({
  channel,
  rtcToken: z.string().max(100),
  fingerprint,
  ...mediaStateSchema.shape,
});
export type JoinMessage = z.infer<typeof joinMessageSchema>;

const description = z.strictObject({
  kind: z.enum(['offer', 'answer']),
  /** Counts the offers of a connection; an answer names its offer. */
  round: z.number().int().positive(),
  sdp: z.string().min(1),
});
/** Asks the offerer for a new offer. */
const renewal = z.strictObject({ kind: z.literal('renew') });
const candidate = z.strictObject({
  kind: z.literal('candidate'),
  candidate: z.string(),
  sdpMid: z.string().nullable(),
  sdpMLineIndex: z.number().int().nullable(),
  usernameFragment: z.string().nullish(),
});
export const signalSchema = z.discriminatedUnion('kind', [description, candidate, renewal]);
export type Signal = z.infer<typeof signalSchema>;

const isSmall = (signal: unknown) => JSON.stringify(signal).length <= SIGNAL_MAX_BYTES;

/** A signal for the other side as it is now. */
export const signalMessageSchema = z.strictObject({
  channel,
  /** The sender's certificate: it speaks only while it holds the seat. */
  from: fingerprint,
  /** Whom it is meant for: one that has gone meanwhile does not get it. */
  to: fingerprint,
  signal: signalSchema.refine(isSmall),
});
export type SignalMessage = z.infer<typeof signalMessageSchema>;

/** Write to the other side. `id` names the text for both: one that is sent again is stored once. */
export const textMessageSchema = z.strictObject({
  channel,
  id: z.uuid(),
  body: requiredText(CALL_TEXT_MAX),
});
export type TextMessage = z.infer<typeof textMessageSchema>;
export const mediaMessageSchema = z.strictObject({ channel, ...mediaStateSchema.shape });
export const leaveMessageSchema = z.strictObject({ channel, reason: z.enum(leaveReasons) });

/** The other side as it stands in the channel. */
export const peerSchema = z.object({ fingerprint, ...mediaStateSchema.shape });
export type Peer = z.infer<typeof peerSchema>;

const event = <const C extends string>(command: C) => ({
  command: z.literal(command),
  channel: z.string(),
});

/** What a joined tab is told on its private destination. */
export const rtcEventSchema = z.discriminatedUnion('command', [
  /** You are in; `messages` are the texts so far. */
  z.object({
    ...event('RtcJoined'),
    fingerprint,
    startedAt: z.string().nullable(),
    peer: peerSchema.nullable(),
    messages: z.array(callTextSchema),
  }),
  /** The other side came in, or came back. */
  z.object({ ...event('RtcPeerJoined'), peer: peerSchema }),
  /** The other side left on purpose, or its connection broke. */
  z.object({
    ...event('RtcPeerLeft'),
    why: z.enum([...leaveReasons, 'connection-lost']),
  }),
  /** The other side switched the microphone or the camera. */
  z.object({ ...event('RtcMedia'), ...mediaStateSchema.shape }),
  z.object({ ...event('RtcSignal'), from: fingerprint, signal: signalSchema }),
  z.object({ ...event('RtcText'), message: callTextSchema }),
  /** The same person entered in another tab, which replaces this one. */
  z.object(event('RtcReplaced')),
  /** The call is over for both. */
  z.object({ ...event('RtcEnded'), why: z.enum(callEndings) }),
]);
export type RtcEvent = z.infer<typeof rtcEventSchema>;
