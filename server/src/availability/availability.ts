import type { Catalogs } from '../catalogs/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { Platform } from '../platform/platform.ts';
import type { Profiles } from '../profiles/index.ts';
import { refuse } from './availability.refusals.ts';
import type { Booked } from './booked.ts';
import { calendarRepository } from './calendar.repository.ts';
import { schedulesRepository } from './schedules.repository.ts';

/** What agendas stand on. */
export type AvailabilityNeeds = Pick<Platform, 'clock' | 'database'> & {
  booked: Booked;
  catalogs: Pick<Catalogs, 'insurers'>;
  licences: Pick<LicenceVerification, 'requireVerified'>;
  profiles: Pick<Profiles, 'lockProfessional' | 'today'>;
};

/** When professionals give appointments. */
export type Availability = AvailabilityNeeds & ReturnType<typeof repositories>;

const repositories = (database: Database) => ({
  calendar: calendarRepository(database),
  schedules: schedulesRepository(database),
});

export const createAvailability = (needs: AvailabilityNeeds): Availability => ({
  ...needs,
  ...repositories(needs.database),
});

/** Refuses to change an agenda that is not the professional's own to change (requirement: own agenda). */
export async function requireOwnAgenda(
  { licences, schedules }: Pick<Availability, 'licences' | 'schedules'>,
  actor: Actor,
): Promise<void> {
  await licences.requireVerified(actor);
  if ((await schedules.kindOf(actor.accountId)) === 'STAFF_GUARD')
    throw refuse('availability.staff-guard');
}
