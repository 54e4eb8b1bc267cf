import { MINUTE_MS } from '@app/contract/kernel';
import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import type { Platform } from '../../platform/platform.ts';
import { pushSubscriptionsRepository } from './push-subscriptions.repository.ts';

/** Removes the devices whose session ended or expired (requirement: known push services). */
export async function forgetDevices({
  clock,
  database,
}: Pick<Platform, 'clock' | 'database'>): Promise<void> {
  await pushSubscriptionsRepository(database).removeOver(clock.now());
}

/** Every minute. Nothing is sent to the device of an ended session before that either. */
export const startForgettingDevices = (
  context: Pick<Platform, 'clock' | 'database' | 'log'>,
): Periodic =>
  periodically(context, MINUTE_MS, 'forgetting of devices', () => forgetDevices(context));
