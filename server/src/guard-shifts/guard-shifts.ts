import type { Availability } from '../availability/index.ts';
import type { Catalogs } from '../catalogs/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Profiles } from '../profiles/index.ts';
import { shiftsRepository } from './shifts.repository.ts';

/** Dependencies of guard shifts. */
export type GuardShiftsNeeds = Pick<Platform, 'clock' | 'database'> & {
  calendar: Pick<Availability['calendar'], 'holidays'>;
  licences: Pick<LicenceVerification, 'attendingAmong' | 'mayAttend'>;
  catalogs: Pick<Catalogs, 'findSpecialty' | 'specialties'>;
  notifications: Pick<Notifications, 'add' | 'push'>;
  profiles: Pick<Profiles, 'findProfessional' | 'today' | 'verifiedProfessionals'>;
};

/** The guard's hours, from the weekly shifts of its professionals. */
export type GuardShifts = GuardShiftsNeeds & { shifts: ReturnType<typeof shiftsRepository> };

export const createGuardShifts = (needs: GuardShiftsNeeds): GuardShifts => ({
  ...needs,
  shifts: shiftsRepository(needs.database),
});
