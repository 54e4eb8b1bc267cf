import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import type { Presence } from './presence.ts';

const PING_EVERY_MS = 15_000;

/** Pings every professional on duty; their pong renews the duty (requirement: duty by signs of life). */
export function startPings(
  presence: Presence,
  voice: Pick<HubVoice, 'toPing'>,
  log: Platform['log'],
): { stop: () => void } {
  const ping = async () => {
    for (const { account_id } of await presence.onDuty())
      voice.toPing(account_id, { command: 'Ping' });
  };
  const timer = setInterval(() => {
    ping().catch((error: unknown) => log.warn({ err: error }, 'professionals not pinged'));
  }, PING_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
