import {
  type attentionStepSchema,
  type HistoryEntry,
  licencesOf,
  type ProfileDraft,
  type practiceStepSchema,
  type professionalProfileSchema,
  type StatedLicence,
  type User,
} from '@app/contract/profiles';
import type { z } from 'zod';
import { type PersonalValues, personalOf } from '../patient/patient-values.ts';

/** Values of the forms of a professional. */
export type PracticeValues = z.input<ReturnType<typeof practiceStepSchema>>;
export type LicenceValues = NonNullable<PracticeValues['other_licences']>[number];
export type AttentionValues = z.input<typeof attentionStepSchema> & { insurers: HistoryEntry[] };
export type ProfessionalContent = {
  personal: PersonalValues;
  practice: PracticeValues;
  attention: AttentionValues;
};

/** Initial values: the stored data, or else the account's. */
export const valuesOf = (known: User | null, draft: ProfileDraft): ProfessionalContent => ({
  personal: personalOf(known, draft),
  practice: practiceOf(known),
  attention: attentionOf(known),
});

/** An empty licence. */
export const emptyLicence: LicenceValues = {
  licence_str: '',
  type_licence_str: '',
  issuer: '',
  jurisdiction_code: '',
  valid_until: '',
};

/** The stored licences of a profile. */
export const storedLicences = (known: User | null): StatedLicence[] =>
  known?.professional_dto?.licence_str ? licencesOf<StatedLicence>(known.professional_dto) : [];

const licenceOf = (licence: StatedLicence): LicenceValues => ({
  licence_str: licence.licence_str ?? '',
  type_licence_str: licence.type_licence_str ?? '',
  issuer: licence.issuer ?? '',
  jurisdiction_code: licence.jurisdiction_code ?? '',
  valid_until: licence.valid_until ?? '',
});

function practiceOf(known: User | null): PracticeValues {
  const practice = known?.professional_dto;
  const [first = emptyLicence, ...other_licences] = storedLicences(known).map(licenceOf);
  return {
    profession: practice?.profession ?? '',
    refeps_code: practice?.refeps_code ?? '',
    ...first,
    other_licences,
    ids_specialties: practice?.specialties.map(({ id }) => id) ?? [],
    academic_training: practice?.academic_training ?? '',
    professional_address: practice?.professional_address ?? '',
  };
}

function attentionOf(known: User | null): AttentionValues {
  const practice = known?.professional_dto;
  const { prepaid_healths = [], health_care_providers = [] } = practice ?? {};
  // Form and request have a single list.
  const insurers = [
    ...new Map([...prepaid_healths, ...health_care_providers].map((one) => [one.id, one])).values(),
  ];
  return {
    attention_particular: practice?.attention_particular ?? false,
    insurers,
    ids_prepaid_healths: insurers.map(({ id }) => id),
  };
}

/** Whether the stored data is verified. */
export const isVerified = (known: User | null): boolean =>
  known?.professional_dto?.verification === 'VERIFIED';

/** Whether these answers withdraw the verification, so that staff has to check again. */
export function isVerifiedAgain(
  known: User | null,
  draft: ProfileDraft,
  { personal, practice }: ProfessionalContent,
): boolean {
  if (!isVerified(known)) return false;
  const before = valuesOf(known, draft);
  const licences = licencesOf<LicenceValues>(before.practice).map(textOf);
  const specialties = before.practice.ids_specialties ?? [];
  return (
    textOf(who(before.personal)) !== textOf(who(personal)) ||
    textOf(work(before.practice)) !== textOf(work(practice)) ||
    licencesOf<LicenceValues>(practice).some((licence) => !licences.includes(textOf(licence))) ||
    new Set([...specialties, ...(practice.ids_specialties ?? [])]).size !== specialties.length ||
    specialties.length !== practice.ids_specialties?.length
  );
}

const textOf = (facts: unknown): string => JSON.stringify(facts);
const who = ({ first_name, last_name, sex_str, birth_date, cuil }: PersonalValues) => [
  first_name,
  last_name,
  sex_str,
  birth_date,
  cuil,
];
const work = ({ profession, refeps_code }: PracticeValues) => [profession, refeps_code];

/** The saved draft over the stored data. */
export function withDraft(
  start: ProfessionalContent,
  saved: Record<string, unknown>,
): ProfessionalContent {
  const { personal, practice, attention } = saved as Partial<ProfessionalContent>;
  return {
    personal: { ...start.personal, ...personal },
    practice: { ...start.practice, ...practice },
    attention: attention ?? start.attention,
  };
}

/** The forms as one request; photo and signature are already stored. */
export function profileOf({
  personal,
  practice,
  attention,
}: ProfessionalContent): z.input<typeof professionalProfileSchema> {
  const { relationship_to_titular: _, patient_dto: __, ...rest } = personal;
  const { has_no_cuil: ___, other_identification: ____, ...person } = rest;
  const { insurers: _____, ...attends } = attention;
  return { ...person, professional_dto: { ...practice, ...attends } };
}
