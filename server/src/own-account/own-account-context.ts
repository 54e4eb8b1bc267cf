import type { Accounts } from '../accounts/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Profiles } from '../profiles/index.ts';
import type { Requests } from '../requests/index.ts';

/** Dependencies of accounts for dependants. */
export type OwnAccount = Pick<Platform, 'clock' | 'config' | 'database' | 'publicUrl'> & {
  accounts: Accounts;
  notifications: Pick<Notifications, 'add' | 'push'>;
  profiles: Pick<Profiles, 'today'>;
  requests: Pick<Requests, 'onClose' | 'open'>;
};
