import type { NamedProfessional } from '@app/contract/record-access';
import type { FamilyGroup } from '../family-group/index.ts';
import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Notifications } from '../notifications/index.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';
import type { ProfessionalProfile, Profiles } from '../profiles/index.ts';
import { recordAccessRepository } from './record-access.repository.ts';

/** Dependencies of access to records. */
export type RecordAccessNeeds = Pick<Platform, 'clock' | 'config' | 'database' | 'publicUrl'> & {
  familyGroup: Pick<FamilyGroup, 'readerOf' | 'requireOwnPerson'>;
  licences: Pick<LicenceVerification, 'attending' | 'mayAttend' | 'requireVerified'>;
  notifications: Pick<Notifications, 'add' | 'push'>;
  profiles: Pick<Profiles, 'findPatientParts' | 'findPerson' | 'findProfessional' | 'today'>;
  sendMail: Outbox['sendMail'];
};

/** Reading without attending the patient: by the patient's grant, or in an emergency. */
export type RecordAccess = ReturnType<typeof createRecordAccess>;

const NAMED_MAX = 10;

export function createRecordAccess(needs: RecordAccessNeeds) {
  const { clock, licences, profiles } = needs;
  const access = recordAccessRepository(needs.database);
  return {
    ...needs,
    access,

    /** The rule by which a record is open to a professional now, if any. */
    ruleFor: (professionalId: string, personId: string) =>
      access.ruleFor({ professionalId, personId, now: clock.now(), today: profiles.today() }),

    /** People whose record is open to a professional now by one of these rules. */
    openTo: (professionalId: string) =>
      access.openTo({ professionalId, now: clock.now(), today: profiles.today() }),

    /** Finds professionals who may attend today, by parts of their name. */
    async findNamed(name: string): Promise<NamedProfessional[]> {
      const ids = await access.findNamed({ ...licences.attending(), name, limit: NAMED_MAX });
      const found = await Promise.all(ids.map(profiles.findProfessional));
      return found.flatMap((one) => (one ? [presentNamed(one)] : []));
    },
  };
}

export const presentNamed = (profile: ProfessionalProfile): NamedProfessional => ({
  id: profile.professional.account_id,
  first_name: profile.person.first_name,
  last_name: profile.person.last_name,
  sex_str: profile.person.sex_str,
  licence_label: profile.licenceLabel,
  specialties: profile.specialties.map(({ name }) => name),
});
