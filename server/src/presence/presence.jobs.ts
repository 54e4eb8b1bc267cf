import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import type { Presence } from './presence.ts';

const PING_EVERY_MS = 15_000;

/** Pings every professional on duty; their pong renews the duty (requirement: duty by signs of life). */
export function startPings(
  presence: Presence,
  voice: Pick<HubVoice, 'toPing'>,
  log: Platform['log'],
): Periodic {
  return periodically({ log }, PING_EVERY_MS, 'ping of professionals', async () => {
    for (const { account_id } of await presence.onDuty())
      voice.toPing(account_id, { command: 'Ping' });
  });
}
