import { createHmac } from 'node:crypto';
import { RELAY_CREDENTIAL_SECONDS } from '@app/contract/video-call';
import type { Config } from '../platform/config.ts';

export type IceServer = { urls: string[]; username?: string; credential?: string };

type RelaySettings = Pick<Config, 'TURN_URL' | 'TURN_SECRET'>;

/**
 * Credentials of the relay for one person for ten minutes, by coturn's shared secret
 * (requirement: relay credentials).
 */
export function relayServers(
  { TURN_URL, TURN_SECRET }: RelaySettings,
  user: string,
  now: Date,
): IceServer[] {
  if (!TURN_URL || !TURN_SECRET) return [];
  const expiry = Math.floor(now.getTime() / 1000) + RELAY_CREDENTIAL_SECONDS;
  const username = `${expiry}:${user}`;
  // coturn's REST scheme requires HMAC-SHA1.
  const credential = createHmac('sha1', TURN_SECRET).update(username).digest('base64');
  return [{ urls: relayAddresses(TURN_URL), username, credential }];
}

/** The relay also over TCP, for networks that block UDP. */
const relayAddresses = (url: string): string[] =>
  url.includes('?') ? [url] : [`${url}?transport=udp`, `${url}?transport=tcp`];
