import type { Day } from '@app/contract/kernel';
import { type ProfessionalCard, signingLicence } from '@app/contract/profiles';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { readImage, readImages } from './files/profile-images.ts';
import { insurerOf } from './insurer-of.repository.ts';
import { professionalWritesRepository } from './professional-writes.repository.ts';
import type { LicenceRow, PersonRow, ProfessionalRow } from './profile-rows.ts';
import { licenceLabel, presentCard, titledName } from './profiles.presenter.ts';
import { profilesRepository } from './profiles.repository.ts';
import type { ProfessionalParts } from './profiles.statements.ts';
import type { ProfilesContext } from './profiles-context.ts';
import { telephoneCodesRepository } from './telephone/telephone-codes.repository.ts';
import { verifiedProfessionalsRepository } from './verified-professionals.repository.ts';

/** A professional with all the data of a signature (law: prescriber's block). */
export type ProfessionalProfile = {
  person: PersonRow;
  professional: ProfessionalRow;
  email: string;
  /** Whether the account may log in. */
  isActive: boolean;
  licences: LicenceRow[];
  /** The licence that signs today; undefined if all have expired. */
  licence: LicenceRow | undefined;
  licenceLabel: string;
  specialties: { id: number; name: string }[];
  insurers: { id: number; name: string }[];
};

/** Functions of profiles for other capabilities. */
export type Profiles = ReturnType<typeof createProfiles>;

export function createProfiles(context: Pick<ProfilesContext, 'database' | 'sealer' | 'today'>) {
  const { today } = context;
  const profiles = profilesRepository(context.database);
  const verified = verifiedProfessionalsRepository(context.database);
  const professionalOf = async (
    { findProfessionalParts }: Pick<typeof profiles, 'findProfessionalParts'>,
    accountId: string,
  ): Promise<ProfessionalProfile | undefined> => {
    const parts = await findProfessionalParts(accountId);
    return parts ? signing(parts, today()) : undefined;
  };
  return {
    today,

    findPerson: profiles.findPerson,
    findPersonOfAccount: profiles.findPersonOfAccount,
    findPersons: profiles.findPersons,
    findPersonsOfAccounts: profiles.findPersonsOfAccounts,
    findPatientParts: profiles.findPatientParts,
    findAddress: profiles.findAddress,
    emailOfAccount: profiles.emailOfAccount,

    /** The e-mail of an account, read inside a transaction; none if its data were deleted. */
    emailIn: (database: Database, accountId: string): Promise<string | undefined> =>
      profilesRepository(database).emailOfAccount(accountId),

    /** Makes the telephone of an account be confirmed again. */
    doubtTelephone: (transaction: DatabaseTransaction, accountId: string): Promise<void> =>
      telephoneCodesRepository(transaction).doubt(accountId),

    /** Some people, as seen by a transaction. */
    personsIn: (database: Database, ids: string[]): Promise<PersonRow[]> =>
      profilesRepository(database).findPersons(ids),

    /** The people with a DNI, as seen by a transaction. */
    idsOfDni: (database: Database, idNumber: string): Promise<string[]> =>
      profilesRepository(database).idsOfDni(idNumber),

    /** The insurer of a patient, as seen by a transaction. */
    insurerIn: insurerOf,

    /**
     * The names of a patient and of a professional, as seen by a transaction, in which no other connection may
     * be free while many write at once.
     */
    async namesIn(
      database: Database,
      { personId, professionalId }: { personId: string; professionalId: string },
    ): Promise<{ patient: string; patientFirstName: string; professional: string }> {
      const own = profilesRepository(database);
      const person = await own.findPerson(personId);
      const [professional] = await own.findPersonsOfAccounts([professionalId]);
      return {
        patient: person ? `${person.first_name} ${person.last_name}` : '',
        patientFirstName: person?.first_name ?? '',
        professional: professional ? titledName(professional) : '',
      };
    },

    /** Name of a jurisdiction; empty until staff has set it (requirement: jurisdiction of the licence). */
    provinceName: async (code: string | null) => (await profiles.provinceName(code)) ?? '',

    verifiedProfessionals: verified.listVerified,
    someVerified: verified.listSome,
    verifiedAt: verified.verifiedAt,

    findProfessional: (accountId: string) => professionalOf(profiles, accountId),

    /** Returns a professional, locked until the end of the transaction. */
    async lockProfessional(
      transaction: DatabaseTransaction,
      accountId: string,
    ): Promise<ProfessionalProfile | undefined> {
      await professionalWritesRepository(transaction).lock(accountId);
      return professionalOf(profilesRepository(transaction), accountId);
    },

    async findProfessionalCard(accountId: string): Promise<ProfessionalCard | undefined> {
      const found = await this.findProfessional(accountId);
      if (!found) return undefined;
      const { person, professional, specialties, licence } = found;
      const photo = await readImage(context, accountId, 'photo');
      return presentCard(person, professional, specialties, licence, photo);
    },

    /** Filters professionals who attend by an insurer. */
    attendingBy: async (insurerId: number, accountIds: string[]): Promise<string[]> => {
      const attending = await profiles.attendingBy(insurerId, accountIds);
      return accountIds.filter((id) => attending.has(id));
    },

    /** Photo and signature of a professional, only for themselves. */
    findImages: (accountId: string) => readImages(context, accountId),

    /** The signature shown in documents, as base64; null without one. */
    findSignature: (accountId: string) => readImage(context, accountId, 'signature'),
  };
}

/** A professional with the licence that signs on a day. */
function signing(parts: ProfessionalParts, today: Day): ProfessionalProfile {
  const licence = signingLicence(parts.licences, today);
  return { ...parts, licence, licenceLabel: licenceLabel(licence) };
}
