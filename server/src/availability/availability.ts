import type { Catalogs } from '../catalogs/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Profiles } from '../profiles/index.ts';
import { agendasRepository } from './agendas.repository.ts';
import type { Booked } from './booked.ts';
import { calendarRepository } from './calendar.repository.ts';
import { schedulesRepository } from './schedules.repository.ts';

/** Dependencies of agendas. */
export type AvailabilityNeeds = Pick<Platform, 'clock' | 'database'> & {
  booked: Booked;
  catalogs: Pick<Catalogs, 'insurers'>;
  licences: Pick<LicenceVerification, 'mayAttend' | 'requireVerified'>;
  notifications: Pick<Notifications, 'add' | 'push'>;
  profiles: Pick<Profiles, 'findProfessional' | 'lockProfessional' | 'today'>;
};

/** The hours in which professionals give appointments. */
export type Availability = AvailabilityNeeds & ReturnType<typeof repositories>;

const repositories = (database: Database) => ({
  agendas: agendasRepository(database),
  calendar: calendarRepository(database),
  schedules: schedulesRepository(database),
});

export const createAvailability = (needs: AvailabilityNeeds): Availability => ({
  ...needs,
  ...repositories(needs.database),
});
