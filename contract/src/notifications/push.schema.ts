import { z } from 'zod';

/** Devices of an account; a new one ends the oldest. */
export const PUSH_DEVICES_MAX = 5;
/** How long a device may be called late: a call that was not answered by then is over. */
export const CALL_PUSH_SECONDS = 60;

const ENDPOINT_MAX = 1000;
/** An uncompressed point of P-256 in base64url. */
const publicKey = z.string().regex(/^B[\w-]{86}$/, { error: 'push.key-invalid' });
/** Sixteen bytes in base64url. */
const secret = z.string().regex(/^[\w-]{22}$/, { error: 'push.secret-invalid' });

/** What a browser tells of its subscription (Push API, `PushSubscription.toJSON`). */
export const newPushSubscriptionSchema = z.object({
  endpoint: z.url().max(ENDPOINT_MAX),
  keys: z.object({ p256dh: publicKey, auth: secret }),
});
export type NewPushSubscription = z.infer<typeof newPushSubscriptionSchema>;

/** A device that is called while its browser is closed. */
export const pushDeviceSchema = z.object({
  id: z.string(),
  /** 'Chrome · Android'. */
  device: z.string(),
  creationDate: z.string(),
  /** Whether it belongs to the session that asks. */
  isCurrent: z.boolean(),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

export const pushDevicesSchema = z.object({
  /** The key of the installation, with which browsers subscribe (RFC 8292). */
  publicKey: z.string(),
  devices: z.array(pushDeviceSchema),
});

/** What is pushed to a device: never a name, never anything clinical (requirement: nothing clinical outside). */
export const pushNoticeSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** Where a press leads, within the product. */
  path: z.string().startsWith('/'),
  /** A newer notice under the same tag replaces it. */
  tag: z.string(),
  isCall: z.boolean(),
});
export type PushNotice = z.infer<typeof pushNoticeSchema>;
