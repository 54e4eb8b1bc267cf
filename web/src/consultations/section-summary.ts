import type { AttendedPatient } from '@app/contract/consultations';
import { allergyAnswer } from '@app/contract/profiles';
import { followUpLabel } from '../lib/readings/follow-up.copy.ts';
import { recordCopy as copy } from './consultations.copy.ts';
import { type RecordContent, type Section, writtenPages } from './record-content.ts';

/** Longest summary in characters; it is part of the section's name for screen readers. */
const LONGEST = 80;

/** Summary of a closed section, from the current draft; null if it is empty. */
export function sectionSummary(
  section: Section,
  content: RecordContent,
  patient: AttendedPatient | undefined,
): string | null {
  const words = section === 'patient' ? patientWords(patient) : WORDS[section](content);
  return words === null ? null : shortened(words);
}

const WORDS: Record<Exclude<Section, 'patient'>, (content: RecordContent) => string | null> = {
  record: ({ diagnosis, reason, followUp }) =>
    [
      diagnosis ? copy.diagnosed(diagnosis.cie_10, diagnosis.name) : reason.trim(),
      followUpWords(followUp),
    ]
      .filter(Boolean)
      .join(' · ') || null,
  prescription: ({ medications, medicationForm }) =>
    firstOf(medications.map(medicineWords)) ??
    (medicationForm.item && copy.notAddedYet(medicineWords(medicationForm.item))),
  instructions: (content) => firstOf(writtenPages(content).map(({ text }) => firstLine(text))),
  certificate: ({ certificate }) =>
    certificate &&
    copy.rest(certificate.indications.trim(), copy.lasting(certificate.duration, certificate.unit)),
  referral: ({ referrals }) => firstOf(referrals.map(({ name }) => name)),
  studies: ({ studies }) =>
    studies.length > 1 ? copy.studiesOf(studies.length) : firstOf(studies.map(({ name }) => name)),
};

/** 'Control: en 7 días'; null if not said. */
export const followUpWords = (followUp: RecordContent['followUp']): string | null =>
  followUp && (followUp === 'NONE' ? followUpLabel.NONE : copy.control(followUpLabel[followUp]));

const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';

/** 'Ibuprofeno y 1 más'; null for an empty list. */
export const firstOf = ([first, ...rest]: readonly string[]): string | null =>
  first === undefined ? null : copy.andMore(first, rest.length);

type Named = { name?: string; generic_name: string | null; concentration: string | null };

/** 'Ibuprofeno 400 mg'. */
export const medicineWords = ({ name = '', generic_name, concentration }: Named): string =>
  generic_name ? [generic_name, concentration].filter(Boolean).join(' ') : name;

/** Allergies first, then known diseases; null once the patient can no longer be read. */
function patientWords(patient: AttendedPatient | undefined): string | null {
  if (!patient?.patient_dto) return null;
  const { allergies, pre_existing_disease } = patient.patient_dto;
  const words = {
    told: copy.allergyChip(allergies ?? ''),
    'none-known': copy.noKnownAllergies,
    'not-told': copy.allergiesNotTold,
  }[allergyAnswer(allergies)];
  return [words, ...pre_existing_disease.map(({ name }) => name)].join(' · ');
}

/** Cuts a text after a whole word. */
function shortened(words: string): string {
  if (words.length <= LONGEST) return words;
  return copy.cut(words.slice(0, LONGEST).replace(/[\s·,]+\S*$/, ''));
}
