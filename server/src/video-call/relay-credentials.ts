import { createHmac } from 'node:crypto';
import { RELAY_CREDENTIAL_SECONDS } from '@app/contract/video-call';
import type { Config } from '../platform/config.ts';

export type IceServer = { urls: string[]; username?: string; credential?: string };

type RelaySettings = Pick<Config, 'TURN_URL' | 'TURN_SECRET'>;

/** Ten minutes of relay for one person, as coturn's shared secret checks them (requirement: relay credentials). */
export function relayServers(
  { TURN_URL, TURN_SECRET }: RelaySettings,
  user: string,
  now: Date,
): IceServer[] {
  if (!TURN_URL || !TURN_SECRET) return [];
  const expiry = Math.floor(now.getTime() / 1000) + RELAY_CREDENTIAL_SECONDS;
  const username = `${expiry}:${user}`;
  // coturn's REST scheme is HMAC-SHA1 by definition.
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64');
  return [{ urls: relayAddresses(TURN_URL), username, credential }];
}

/** Where UDP is blocked the same relay is reached over TCP. */
const relayAddresses = (url: string): string[] =>
  url.includes('?') ? [url] : [`${url}?transport=udp`, `${url}?transport=tcp`];
