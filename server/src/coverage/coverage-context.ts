import type { Catalogs } from '../catalogs/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import type { Profiles } from '../profiles/index.ts';
import type { Requests } from '../requests/index.ts';

/** Dependencies of coverage. */
export type CoverageContext = Pick<Platform, 'clock' | 'config' | 'database' | 'log'> & {
  catalogs: Pick<Catalogs, 'findPlan' | 'lockOffered' | 'plansOf'>;
  notifications: Pick<Notifications, 'add' | 'push'>;
  payments: ConsultationPayments;
  profiles: Pick<Profiles, 'findPerson' | 'findPersonOfAccount'>;
  requests: Pick<Requests, 'onClose' | 'open'>;
  voice: Pick<HubVoice, 'toAccount'>;
  privateAppointments: PrivateAppointments;
};

/** Those of some appointments that are in private hours, by their ids; appointments stand above and answer. */
export type PrivateAppointments = (
  database: Database,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, PrivateAppointment>>;

/** An appointment in private hours, as far as who pays for it is concerned. */
export type PrivateAppointment = {
  personId: string;
  /** Day and hour, as people read them. */
  when: string;
  /** It is paid for and kept while it is AHEAD; the others say why it is not any more. */
  standing: 'AHEAD' | 'BEGUN' | 'CANCELLED' | 'NOT_HELD';
};

/** The payments of private consultations, from above on the ladder. */
export type ConsultationPayments = {
  /** Whether a payment page of this version is open. */
  hasOpen: (
    transaction: DatabaseTransaction,
    paid: { entityId: string; version: number },
  ) => Promise<boolean>;
  /** What was paid is due back. */
  owe: (transaction: DatabaseTransaction, id: string, reason: string) => Promise<void>;
};
