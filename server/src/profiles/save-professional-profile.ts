import type { Day } from '@app/contract/kernel';
import {
  birthDateFault,
  minimumAge,
  type ProfessionalProfileWrite,
  type ProfileImage,
} from '@app/contract/profiles';
import { recordAudit } from '../audit/index.ts';
import type { Catalogs } from '../catalogs/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { profileDraftsRepository } from './drafts/profile-drafts.repository.ts';
import type { Files, SealedUpload } from './files/keep-file.ts';
import { readImage, replaceImage, sealedImage } from './files/profile-images.ts';
import { storedFilesRepository } from './files/stored-files.repository.ts';
import { practiceListsRepository } from './practice-lists.repository.ts';
import { professionalWritesRepository } from './professional-writes.repository.ts';
import { type PersonChanges, profileWritesRepository } from './profile-writes.repository.ts';
import { refuse, refuseField } from './profiles.refusals.ts';
import type { ProfilesContext } from './profiles-context.ts';
import { storeLicences } from './store-licences.ts';
import { personChanges } from './store-patient.ts';
import { type TelephoneTelling, tellOfTelephone } from './telephone/tell-of-telephone.ts';

/** Dependencies of saving a professional's profile. */
export type ProfessionalWriting = Files &
  Pick<ProfilesContext, 'catalogs' | 'today'> &
  TelephoneTelling;

type Practice = ProfessionalProfileWrite['professional_dto'];
type Ready = {
  accountId: string;
  idNumber: string;
  profile: ProfessionalProfileWrite;
  pictures: SealedUpload[];
  today: Day;
};

/**
 * Completes or changes the caller's professional profile. Identity and licences are only claims until staff
 * verifies them in the registry: another name, CUIL, sex, birth date, profession or REFEPS code, or an
 * additional licence or specialty, withdraws the verification.
 */
export async function saveProfessional(
  context: ProfessionalWriting,
  actor: Actor,
  profile: ProfessionalProfileWrite,
): Promise<void> {
  const today = context.today();
  const fault = birthDateFault(profile.birth_date, today, minimumAge.holder);
  if (fault) throw refuseField('birth_date', fault);
  const account = await profileWritesRepository(context.database).findAccount(actor.accountId);
  const idNumber = account?.id_number ?? profile.id_number;
  if (!idNumber) throw refuseField('id_number', 'id_number.required');
  const practice = profile.professional_dto;
  await requireListed(context.catalogs, practice);
  const ready = {
    accountId: actor.accountId,
    idNumber,
    profile,
    pictures: await picturesOf(context, actor.accountId, practice),
    today,
  };
  await context.database
    .transaction()
    .execute((transaction) => store(context, transaction, actor, ready));
}

/** Refuses values that are not in the lists, with their fields. */
async function requireListed(catalogs: Catalogs, practice: Practice) {
  const lists = [
    ['ids_specialties', catalogs.findSpecialties],
    ['ids_prepaid_healths', catalogs.findInsurers],
    ['ids_health_care_providers', catalogs.findInsurers],
  ] as const;
  for (const [list, find] of lists) {
    const found = await find(practice[list]);
    if (found.length !== practice[list].length)
      throw refuseField(`professional_dto.${list}`, 'list.unknown');
  }
  const provinces = await catalogs.provinces();
  const [unknown] = unknownJurisdictions(practice, new Set(provinces.map(({ id }) => id)));
  if (unknown) throw refuseField(`professional_dto.${unknown}`, 'jurisdiction_code.required');
}

/** Fields of licences whose province is not in the list. */
const unknownJurisdictions = (
  { jurisdiction_code, other_licences = [] }: Practice,
  provinces: ReadonlySet<string>,
): string[] => [
  ...(provinces.has(jurisdiction_code) ? [] : ['jurisdiction_code']),
  ...other_licences.flatMap((licence, index) =>
    provinces.has(licence.jurisdiction_code) ? [] : [`other_licences.${index}.jurisdiction_code`],
  ),
];

async function picturesOf(context: ProfessionalWriting, accountId: string, practice: Practice) {
  const sent: [ProfileImage, string | null | undefined][] = [
    ['photo', practice.photo_encode],
    ['signature', practice.sign_photo],
  ];
  const sealed = await Promise.all(
    sent.map(async ([image, base64]) =>
      // Unchanged images are not re-encoded, which would lose quality each time.
      base64 && base64 !== (await readImage(context, accountId, image))
        ? [sealedImage(context, accountId, image, base64)]
        : [],
    ),
  );
  return Promise.all(sealed.flat());
}

/** Both lists of insurers, each with its field. */
const insurersOf = ({ ids_prepaid_healths, ids_health_care_providers }: Practice) => [
  ...ids_prepaid_healths.map((id) => ({ prepaid_health_id: id, is_provider: false })),
  ...ids_health_care_providers.map((id) => ({ prepaid_health_id: id, is_provider: true })),
];

async function store(
  context: TelephoneTelling,
  transaction: DatabaseTransaction,
  actor: Actor,
  ready: Ready,
) {
  const { accountId, pictures } = ready;
  for (const picture of pictures) await replaceImage(transaction, picture);
  await requirePictures(transaction, accountId);
  const person = await storePerson(context, transaction, actor, ready);
  await storePractice(transaction, person, ready);
  await profileDraftsRepository(transaction).delete(accountId, 'own');
  await recordAudit(transaction, actor, {
    type: 'professional.save',
    action: 'U',
    purpose: 'HOPERAT',
    entity_type: 'professional',
    entity_id: accountId,
    rule: 'own profile',
  });
}

/** Refuses a profile without photo and signature, which patients and documents need. */
async function requirePictures(transaction: DatabaseTransaction, accountId: string) {
  const stored = storedFilesRepository(transaction);
  const photo = await stored.findImage(accountId, 'photo');
  const signature = await stored.findImage(accountId, 'signature');
  const missing = [...(photo ? [] : ['photo']), ...(signature ? [] : ['signature'])];
  if (missing.length > 0)
    throw refuse('profiles.images-missing', missing.join(', '), { current: { missing } });
}

async function storePerson(
  context: TelephoneTelling,
  transaction: DatabaseTransaction,
  actor: Actor,
  { accountId, idNumber, profile }: Ready,
): Promise<StoredPerson> {
  const writes = profileWritesRepository(transaction);
  const id = newId();
  const changes = personChanges({ ...profile, other_identification: null });
  const row = { id, account_id: accountId, id_number: idNumber, ...changes };
  if (await writes.insertPerson(row)) return { id, isOther: true };
  const person = await writes.lockPersonOfAccount(accountId);
  if (!person) throw refuse('profiles.not-registered');
  await writes.updatePerson(person.id, changes);
  await tellOfTelephone(context, transaction, actor, person, changes.phone_number);
  return {
    id: person.id,
    isOther: VERIFIED_OF_PERSON.some((fact) => changes[fact] !== person[fact]),
  };
}

/** The person of a practice, and whether the identity changed. */
type StoredPerson = { id: string; isOther: boolean };

/** Data by which staff searches the registry; the DNI of a profile never changes. */
const VERIFIED_OF_PERSON = [
  'first_name',
  'last_name',
  'sex_str',
  'birth_date',
  'cuil',
] as const satisfies (keyof PersonChanges)[];

async function storePractice(
  transaction: DatabaseTransaction,
  person: StoredPerson,
  { accountId, profile, today }: Ready,
) {
  const practice = profile.professional_dto;
  const writes = professionalWritesRepository(transaction);
  const lists = practiceListsRepository(transaction);
  const before = await writes.findPractice(accountId);
  // Writing this row first serializes two saves, so that each sees the other's result.
  await writes.upsert({
    account_id: accountId,
    person_id: person.id,
    full_profile: true,
    profession: practice.profession,
    refeps_code: practice.refeps_code,
    academic_training: practice.academic_training,
    professional_address: practice.professional_address,
    attention_particular: practice.attention_particular,
  });
  const isOtherLicence = await storeLicences(lists, accountId, practice, today);
  const specialtyIds = await lists.specialtyIds(accountId);
  const isSamePractice =
    before?.profession === practice.profession && before.refeps_code === practice.refeps_code;
  const isSameWork =
    new Set([...specialtyIds, ...practice.ids_specialties]).size === specialtyIds.length &&
    specialtyIds.length === practice.ids_specialties.length;
  if (person.isOther || !isSamePractice || isOtherLicence || !isSameWork)
    await writes.takeVerificationAway(accountId);
  await lists.replaceSpecialties(accountId, practice.ids_specialties);
  await lists.replaceInsurers(accountId, insurersOf(practice));
}
