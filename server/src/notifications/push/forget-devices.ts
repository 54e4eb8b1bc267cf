import { MINUTE_MS } from '@app/contract/kernel';
import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import type { Platform } from '../../platform/platform.ts';
import { pushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** Forgets the devices whose session is over, however it ended (requirement: known push services). */
export async function forgetDevices({
  clock,
  database,
}: Pick<Platform, 'clock' | 'database'>): Promise<void> {
  await pushSubscriptionsRepository(database).removeOver(clock.now());
}

/** Every minute; until then nothing is sent to the device of a session that was ended. */
export const startForgettingDevices = (
  context: Pick<Platform, 'clock' | 'database' | 'log'>,
): Periodic =>
  periodically(context, MINUTE_MS, 'forgetting of devices', () => forgetDevices(context));
