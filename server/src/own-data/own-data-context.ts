import type { Accounts } from '../accounts/index.ts';
import type { Approvals } from '../approvals/index.ts';
import type { Availability } from '../availability/index.ts';
import type { Consents } from '../consents/index.ts';
import type { Records } from '../consultations/index.ts';
import type { Dispensing } from '../dispensing/index.ts';
import type { Documents } from '../documents/index.ts';
import type { FamilyGroup } from '../family-group/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { Profiles } from '../profiles/index.ts';
import type { Requests } from '../requests/index.ts';

/** Dependencies of the rights of patients over their data. */
export type OwnData = Pick<Platform, 'clock' | 'config' | 'database' | 'publicUrl'> & {
  accounts: Accounts;
  approvals: Pick<Approvals, 'doNow' | 'forgetSubject' | 'propose' | 'register'>;
  calendar: Pick<Availability['calendar'], 'holidays'>;
  consents: Pick<Consents, 'givenBy'>;
  dispensing: Pick<Dispensing['dispensing'], 'findLines' | 'findOfPrescription'>;
  documents: Pick<Documents, 'ensureBytes' | 'findCurrentOf'>;
  familyGroup: Pick<FamilyGroup, 'requireOwnPerson'>;
  notifications: Pick<Notifications, 'add' | 'forgetDevicesOf' | 'push'>;
  outbox: Pick<Outbox, 'forgetRecipients'>;
  profiles: Pick<
    Profiles,
    'findAddress' | 'findPatientParts' | 'findPerson' | 'findPersonOfAccount' | 'today'
  >;
  records: Pick<
    Records,
    'datesOf' | 'earlierVersions' | 'findByQueueId' | 'requireAccess' | 'wholeFor'
  >;
  requests: Pick<
    Requests,
    'close' | 'closeAllOf' | 'forgetContact' | 'onClose' | 'open' | 'resolveByAct'
  >;
  /** Ends places in line and calls of an account that has been blocked. */
  leaveCare: (accountId: string) => Promise<void>;
  /** Cancels an account's bookings and ends its waiting-list places; returns a function that notifies after the commit. */
  cancelAppointments: (
    transaction: DatabaseTransaction,
    actor: Actor,
    accountId: string,
  ) => Promise<() => Promise<void>>;
};
