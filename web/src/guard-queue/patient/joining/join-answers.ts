import { type GuardSummary, specialtyForAge } from '@app/contract/guard-queue';
import type { QueueEntry } from '@app/contract/visits';
import { type PossiblePatients, patientOptions } from './patient-options.ts';

export type JoinAnswers = { patientId: string; specialtyId: string; reason: string };

export const NOTHING_YET: JoinAnswers = { patientId: '', specialtyId: '', reason: '' };

/** The answers of an entry. */
export const answersOf = ({ patientId, specialtyId, reason }: QueueEntry): JoinAnswers => ({
  patientId,
  specialtyId: String(specialtyId),
  reason,
});

/** The questions in order, and the steps after them, as named in the address. */
export const JOIN_STEPS = ['quien', 'especialidad', 'motivo', 'antes', 'equipo', 'pago'] as const;
export type JoinStep = (typeof JOIN_STEPS)[number];

/** The possible patients, and the guard's specialties when joining began. */
export type JoinChoices = PossiblePatients & { guard: readonly GuardSummary[] };

const mayChoose = (choices: JoinChoices) =>
  patientOptions(choices).filter(({ disabledReason }) => disabledReason === undefined);

/** The patient, if there is only one to choose. */
export function onlyPatient(choices: JoinChoices): string {
  const [one, ...others] = patientOptions(choices);
  return one && !one.disabledReason && others.length === 0 ? one.id : '';
}

/** What is known of a possible patient. */
export function patientIn({ user }: Pick<JoinChoices, 'user'>, patientId: string) {
  const members = user.patient_dto?.family_group ?? [];
  return patientId === user.id
    ? user.patient_dto
    : members.find(({ id }) => id === patientId)?.patient_dto;
}

/** The specialty proposed for a patient, as a form value; empty if there is none. */
export function proposedSpecialty(choices: JoinChoices, patientId: string): string {
  const patient = patientIn(choices, patientId);
  const proposed = patient && specialtyForAge(patient.age, choices.guard);
  return proposed ? String(proposed.specialtyId) : '';
}

/** What a person answered, before what is filled in for them: a single patient, a proposed specialty. */
export type GivenAnswers = Pick<JoinAnswers, 'patientId' | 'specialtyId'>;

/** The answers with this patient; a specialty that was chosen for another one is dropped. */
export const givenFor = <Given extends GivenAnswers>(patientId: string, given: Given): Given => {
  const isForAnother = given.patientId !== '' && given.patientId !== patientId;
  return { ...given, patientId, ...(isForAnother && { specialtyId: '' }) };
};

/**
 * The questions to ask for a patient: not those with a single answer or a proposal, unless they were answered.
 * A reload reads the choices again, and the number of an answered question may not change by that.
 */
export function questionsFor(choices: JoinChoices, given: GivenAnswers): JoinStep[] {
  const patientId = given.patientId || onlyPatient(choices);
  const isPatientAsked = given.patientId !== '' || patientId === '';
  const isSpecialtyAsked = given.specialtyId !== '' || !proposedSpecialty(choices, patientId);
  return [
    ...(isPatientAsked ? (['quien'] as const) : []),
    ...(isSpecialtyAsked ? (['especialidad'] as const) : []),
    'motivo',
  ];
}

/** The number of questions; `undefined` while it depends on the patient. */
export function questionCount(choices: JoinChoices, given: GivenAnswers): number | undefined {
  if (given.patientId || onlyPatient(choices)) return questionsFor(choices, given).length;
  const counts = mayChoose(choices).map(
    ({ id }) => questionsFor(choices, { patientId: id, specialtyId: '' }).length,
  );
  return counts.every((count) => count === counts[0]) ? counts[0] : undefined;
}

const place = (step: JoinStep) => JOIN_STEPS.indexOf(step);

/** The step to show for a requested one: never after an unanswered question. */
export function stepToShow(asked: JoinStep | null, answers: JoinAnswers): JoinStep {
  const { patientId, specialtyId, reason } = answers;
  const open = [
    !patientId && 'quien',
    !specialtyId && 'especialidad',
    !reason.trim() && 'motivo',
  ] as const;
  const missing = open.find((step) => step !== false);
  const wanted = asked ?? missing ?? 'motivo';
  return missing && place(missing) < place(wanted) ? missing : wanted;
}

/** Patient and specialty from an address, if they can be chosen. */
export function choosable(choices: JoinChoices, asked: JoinAnswers): JoinAnswers {
  const isPatient = mayChoose(choices).some(({ id }) => id === asked.patientId);
  const isSpecialty = choices.guard.some(
    ({ specialtyId }) => String(specialtyId) === asked.specialtyId,
  );
  return {
    patientId: isPatient ? asked.patientId : '',
    specialtyId: isSpecialty ? asked.specialtyId : '',
    reason: asked.reason,
  };
}
