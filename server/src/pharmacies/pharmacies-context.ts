import type { Notifications } from '../notifications/index.ts';
import type { Platform } from '../platform/platform.ts';

/** What the branches of pharmacies stand on. */
export type PharmaciesContext = Pick<Platform, 'clock' | 'database'> & {
  notifications: Pick<Notifications, 'add' | 'push'>;
};
