import { dayOf } from '@app/contract/kernel';
import type { ProfessionalCard } from '@app/contract/profiles';
import type { Platform } from '../platform/platform.ts';
import { licenceLabel, type PatientParts, presentCard } from './profiles.presenter.ts';
import {
  type LicenceRow,
  type PersonRow,
  type ProfessionalRow,
  profilesRepository,
} from './profiles.repository.ts';

/** A professional with all that a signature needs (law: prescriber's block). */
export type ProfessionalProfile = {
  person: PersonRow;
  professional: ProfessionalRow;
  email: string;
  licence: LicenceRow | undefined;
  licenceLabel: string;
  specialties: { id: number; name: string }[];
};

/** What other capabilities may ask of profiles. */
export type Profiles = ReturnType<typeof createProfiles>;

export function createProfiles(platform: Platform) {
  const profiles = profilesRepository(platform.database);
  return {
    ...platform,
    profiles,

    /** The day of the clinic right now. */
    today: () => dayOf(platform.clock.now()),

    findPerson: profiles.findPerson,
    findPersonOfAccount: profiles.findPersonOfAccount,
    findPersons: profiles.findPersons,
    findAddress: profiles.findAddress,
    emailOfAccount: profiles.emailOfAccount,

    /** Name of a jurisdiction; empty where staff has not set it (LW-15). */
    provinceName: async (code: string | null) => (await profiles.provinceName(code)) ?? '',

    /** A person as a patient, or nothing where there is no patient profile. */
    async findPatientParts(personId: string): Promise<PatientParts | undefined> {
      const [person, patient, antecedents] = await Promise.all([
        profiles.findPerson(personId),
        profiles.findPatient(personId),
        profiles.findAntecedents(personId),
      ]);
      if (!person || !patient) return undefined;
      const planId = patient.prepaid_health_category_id;
      const plan = planId === null ? undefined : await profiles.findPlan(planId);
      return { person, patient, antecedents, plan };
    },

    async findProfessional(accountId: string): Promise<ProfessionalProfile | undefined> {
      const [professional, person, email, licences, specialties] = await Promise.all([
        profiles.findProfessional(accountId),
        profiles.findPersonOfAccount(accountId),
        profiles.emailOfAccount(accountId),
        profiles.findLicences(accountId),
        profiles.findSpecialties(accountId),
      ]);
      if (!professional || !person || !email) return undefined;
      const [licence] = licences;
      return {
        professional,
        person,
        email,
        licence,
        licenceLabel: licenceLabel(licence),
        specialties,
      };
    },

    async findProfessionalCard(accountId: string): Promise<ProfessionalCard | undefined> {
      const found = await this.findProfessional(accountId);
      return (
        found && presentCard(found.person, found.professional, found.specialties, found.licence)
      );
    },
  };
}
