import type { Clock } from '../../clock.ts';
import { askProvider, type ProviderAnswer } from '../ask-provider.ts';
import { MessageRefused } from '../message.ts';
import { encryptPush, type PushKeys } from './encrypt-push.ts';
import type { PushKey } from './push-key.ts';
import { isOfPushService } from './push-services.ts';

/** A browser's push end point, and the keys with which it decrypts. */
export type PushTarget = PushKeys & { endpoint: string };

/** The browser no longer takes pushes there: the subscription has ended. */
export class SubscriptionGone extends MessageRefused {}

/** Sends to a browser through its push service (RFC 8030). */
export type WebPush = (
  target: PushTarget,
  push: { text: string; key: string; until: Date | undefined },
) => Promise<undefined>;

type Sender = { key: PushKey; services: readonly string[]; subject: string; clock: Clock };

/** How long a service keeps a push for a device that is off: a day. */
const KEPT_SECONDS = 24 * 3600;

/**
 * Never calls anything but a known push service, whatever is stored.
 *
 * @throws SubscriptionGone, ProviderDown, or another error if a later attempt may succeed
 */
export const webPush =
  ({ key, services, subject, clock }: Sender): WebPush =>
  async ({ endpoint, ...keys }, { text, key: messageKey, until }) => {
    if (!isOfPushService(endpoint, services)) throw new SubscriptionGone('no known push service');
    const now = clock.now();
    const left = until && Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000));
    const answer = await askProvider(endpoint, {
      headers: {
        authorization: key.authorization(endpoint, subject, now),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(left ?? KEPT_SECONDS),
        // Only one message per key waits for the device, however often it was sent.
        topic: messageKey.replaceAll('-', ''),
        urgency: until ? 'high' : 'normal',
      },
      body: encryptPush(text, keys),
    });
    requireTaken(answer);
    return undefined;
  };

function requireTaken({ status, retryAfter }: ProviderAnswer): void {
  if (status < 300) return;
  if (status === 404 || status === 410) throw new SubscriptionGone(`the device is gone: ${status}`);
  if (status === 429) throw new Error(`too many pushes, again in ${retryAfter ?? 'a while'}`);
  throw new MessageRefused(`the push service answered ${status}`);
}
