import { z } from 'zod';
import { professionalCardSchema } from '../profiles/index.ts';
import { videoMaxima } from './encoding-ladder.ts';

/** The two sides of a call. */
export const callSides = ['patient', 'professional'] as const;
export type CallSide = (typeof callSides)[number];

/** Roles of the specification's token address; both sides of a consultation publish. */
export const rtcRoles = ['publisher', 'subscriber'] as const;
export type RtcRole = (typeof rtcRoles)[number];

/** The address of the TURN relay, with credentials that soon expire. */
export const iceServerSchema = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

/** A token that opens a channel once. */
export const callTokenSchema = z.object({
  rtcToken: z.string(),
  expires_in: z.number().int(),
  iceServers: z.array(iceServerSchema),
  iceTransportPolicy: z.enum(['all', 'relay']),
  videoMax: z.enum(videoMaxima),
});
export type CallToken = z.infer<typeof callTokenSchema>;

/** A message written during the call, kept with the consultation. */
export const callTextSchema = z.object({
  id: z.string(),
  side: z.enum(callSides),
  body: z.string(),
  sentAt: z.string(),
});
export type CallText = z.infer<typeof callTextSchema>;

/** A call as one of its sides sees it: the other side's data comes from the verified profile. */
export const callChannelSchema = z.object({
  channel: z.string(),
  side: z.enum(callSides),
  role: z.enum(rtcRoles),
  uid: z.number().int(),
  isLive: z.boolean(),
  startedAt: z.string().nullable(),
  isOtherPresent: z.boolean(),
  professional: professionalCardSchema.nullable(),
  patient: z.object({ first_name: z.string(), last_name: z.string() }),
  messages: z.array(callTextSchema),
});
export type CallChannel = z.infer<typeof callChannelSchema>;

/** The last connection test of an account; null before the first. */
export const connectionTestSchema = z
  .object({
    download_ms: z.number().int(),
    upload_ms: z.number().int(),
    testedAt: z.string(),
    isGood: z.boolean(),
    /** Good and recent enough that no new test is needed. */
    isRemembered: z.boolean(),
  })
  .nullable();
export type ConnectionTestResult = z.infer<typeof connectionTestSchema>;

const IMPOSSIBLE_MS = 600_000;
const duration = z.number().int().min(0).max(IMPOSSIBLE_MS);

export const connectionMeasurementSchema = z.strictObject({
  download_ms: duration,
  upload_ms: duration,
});
