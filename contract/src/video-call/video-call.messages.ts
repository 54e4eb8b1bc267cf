import { z } from 'zod';
import { requiredText } from '../kernel/index.ts';
import { CALL_TEXT_MAX, SIGNAL_MAX_BYTES } from './video-call.limits.ts';
import { callTextSchema } from './video-call.schema.ts';

/** Destinations of a call's frames. */
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
/** The certificate of a side's media; each side compares what the other announces with what arrives. */
const fingerprint = z.string().regex(/^sha-256 ([0-9A-F]{2}:){31}[0-9A-F]{2}$/);

const mediaStateSchema = z.object({ microphone: z.boolean(), camera: z.boolean() });
export type MediaState = z.infer<typeof mediaStateSchema>;

/** Joins a channel with a token, announcing the media and their certificate. */
export const joinMessageSchema = z.strictObject({
  channel,
  rtcToken: z.string().max(100),
  fingerprint,
  ...mediaStateSchema.shape,
});
export type JoinMessage = z.infer<typeof joinMessageSchema>;

const description = z.strictObject({
  kind: z.enum(['offer', 'answer']),
  /** Number of the offer within a connection; an answer repeats it. */
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

/** A signal for the other side's current certificate. */
export const signalMessageSchema = z.strictObject({
  channel,
  /** The sender's certificate: its signals are accepted only while it holds the seat. */
  from: fingerprint,
  /** The receiver's certificate: a tab that has been replaced does not get the signal. */
  to: fingerprint,
  signal: signalSchema.refine(isSmall),
});
export type SignalMessage = z.infer<typeof signalMessageSchema>;

/** Sends a text to the other side. `id` identifies it: a text sent again is stored once. */
export const textMessageSchema = z.strictObject({
  channel,
  id: z.uuid(),
  body: requiredText(CALL_TEXT_MAX),
});
export type TextMessage = z.infer<typeof textMessageSchema>;
export const mediaMessageSchema = z.strictObject({ channel, ...mediaStateSchema.shape });
export const leaveMessageSchema = z.strictObject({ channel, reason: z.enum(leaveReasons) });

/** The other side and its media. */
export const peerSchema = z.object({ fingerprint, ...mediaStateSchema.shape });
export type Peer = z.infer<typeof peerSchema>;

const event = <const C extends string>(command: C) => ({
  command: z.literal(command),
  channel: z.string(),
});

/** Events sent to the private destination of a joined tab. */
export const rtcEventSchema = z.discriminatedUnion('command', [
  /** The tab has joined; `messages` are the texts so far. */
  z.object({
    ...event('RtcJoined'),
    fingerprint,
    startedAt: z.string().nullable(),
    peer: peerSchema.nullable(),
    messages: z.array(callTextSchema),
  }),
  /** The other side joined, or rejoined. */
  z.object({ ...event('RtcPeerJoined'), peer: peerSchema }),
  /** The other side left on purpose, or its connection broke. */
  z.object({
    ...event('RtcPeerLeft'),
    why: z.enum([...leaveReasons, 'connection-lost']),
  }),
  /** The other side switched the microphone or the camera on or off. */
  z.object({ ...event('RtcMedia'), ...mediaStateSchema.shape }),
  z.object({ ...event('RtcSignal'), from: fingerprint, signal: signalSchema }),
  z.object({ ...event('RtcText'), message: callTextSchema }),
  /** The same person joined in another tab, which replaces this one. */
  z.object(event('RtcReplaced')),
  /** The call is over for both. */
  z.object({ ...event('RtcEnded'), why: z.enum(callEndings) }),
]);
export type RtcEvent = z.infer<typeof rtcEventSchema>;
