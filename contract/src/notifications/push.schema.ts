import { z } from 'zod';

/** Most devices of an account; a new one replaces the oldest. */
export const PUSH_DEVICES_MAX = 5;
/** Push messages of a call expire after this time: an unanswered call has ended by then. */
export const CALL_PUSH_SECONDS = 60;

const ENDPOINT_MAX = 1000;
/** An uncompressed P-256 point in base64url. */
const publicKey = z.string().regex(/^B[\w-]{86}$/, { error: 'push.key-invalid' });
/** Sixteen bytes in base64url. */
const secret = z.string().regex(/^[\w-]{22}$/, { error: 'push.secret-invalid' });

/** A browser's subscription (Push API, `PushSubscription.toJSON`). */
export const newPushSubscriptionSchema = z.object({
  endpoint: z.url().max(ENDPOINT_MAX),
  keys: z.object({ p256dh: publicKey, auth: secret }),
});
export type NewPushSubscription = z.infer<typeof newPushSubscriptionSchema>;

/** A device that gets push messages while its browser is closed. */
export const pushDeviceSchema = z.object({
  id: z.string(),
  /** 'Chrome · Android'. */
  device: z.string(),
  creationDate: z.string(),
  /** Whether it belongs to the caller's session. */
  isCurrent: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const pushDevicesSchema = z.object({
  /** The installation's key, for subscribing (RFC 8292). */
  publicKey: z.string(),
  devices: z.array(pushDeviceSchema),
});

/** A push message: never a name, never anything clinical (requirement: nothing clinical outside). */
export const pushNoticeSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** Where a click leads, within the product. */
  path: z.string().startsWith('/'),
  /** A newer notice under the same tag replaces it. */
  tag: z.string(),
  isCall: z.boolean(),
});
export type PushNotice = z.infer<typeof pushNoticeSchema>;
