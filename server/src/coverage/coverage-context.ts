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
  /** How many appointments of a holder's plan are ahead in a month, apart from one; implemented in a higher layer. */
  bookedInMonth: (
    database: Database,
    holderId: string,
    month: string,
    apartFrom?: string,
  ) => Promise<number>;
};

/** Private-hours appointments among the given ids. Appointments are in a higher layer and implement it. */
export type PrivateAppointments = (
  database: Database,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, PrivateAppointment>>;

/** What matters for the payment of an appointment in private hours. */
export type PrivateAppointment = {
  personId: string;
  /** Day and hour, as text. */
  when: string;
  /** It can be paid, and stays paid, while it is AHEAD; the others say why not. */
  standing: 'AHEAD' | 'BEGUN' | 'CANCELLED' | 'NOT_HELD';
  /** Whether its professional can attend; otherwise no payment is begun. */
  isAttended: boolean;
};

/** The payments of private consultations, implemented in a higher layer. */
export type ConsultationPayments = {
  /** Whether a payment page of this version is open. */
  hasOpen: (
    transaction: DatabaseTransaction,
    paid: { entityId: string; version: number },
  ) => Promise<boolean>;
  /** Marks the payment for refund. */
  owe: (transaction: DatabaseTransaction, id: string, reason: string) => Promise<void>;
};
