import type { Accounts } from '../accounts/index.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Pharmacies } from '../pharmacies/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Profiles } from '../profiles/index.ts';
import type { Requests } from '../requests/index.ts';

/** Dependencies of what staff reads and does about people. */
export type PeopleContext = Pick<Platform, 'clock' | 'database'> & {
  accounts: Accounts;
  approvals: Approvals;
  notifications: Notifications;
  pharmacies: Pharmacies;
  profiles: Profiles;
  requests: Pick<Requests, 'inReview'>;
  /** Ends duty, places in line and calls of an account that has been blocked. */
  leaveCare: (accountId: string) => Promise<void>;
};
