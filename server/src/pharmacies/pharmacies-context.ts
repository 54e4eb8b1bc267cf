import type { Notifications } from '../notifications/index.ts';
import type { Platform } from '../platform/platform.ts';

/** Dependencies of pharmacies' branches. */
export type PharmaciesContext = Pick<Platform, 'clock' | 'database'> & {
  notifications: Pick<Notifications, 'add' | 'push'>;
};
