import type { Catalogs } from '../catalogs/index.ts';
import type { Consents } from '../consents/index.ts';
import type { FamilyGroup } from '../family-group/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import type { Presence } from '../presence/index.ts';
import type { Profiles } from '../profiles/index.ts';
import type { LineVisits } from '../visits/index.ts';
import { lineRepository } from './line.repository.ts';

/** Dependencies of the guard. */
export type GuardQueueNeeds = Pick<Platform, 'clock' | 'config' | 'database'> & {
  catalogs: Pick<Catalogs, 'findSpecialty' | 'specialties'>;
  consents: Pick<Consents, 'holdTeleconsultation'>;
  familyGroup: Pick<FamilyGroup, 'requireOwnPerson'>;
  licences: Pick<LicenceVerification, 'requireVerified'>;
  notifications: Pick<Notifications, 'add' | 'push'>;
  presence: Pick<
    Presence,
    'allAvailable' | 'isAvailable' | 'onDuty' | 'requireOnDuty' | 'setOff' | 'takeOff'
  >;
  profiles: Pick<
    Profiles,
    'attendingBy' | 'findPatientParts' | 'findProfessional' | 'findProfessionalCard' | 'today'
  >;
  visits: LineVisits;
  voice: Pick<HubVoice, 'toAccounts' | 'toEveryone'>;
};

/** Context of the use cases of the guard. */
export type GuardQueue = GuardQueueNeeds & { line: ReturnType<typeof lineRepository> };

export const createGuardQueue = (needs: GuardQueueNeeds): GuardQueue => ({
  ...needs,
  line: lineRepository(needs.database),
});
