import { type GuardSummary, specialtyForAge } from '@app/contract/guard-queue';
import type { QueueEntry } from '@app/contract/visits';
import { type PossiblePatients, patientOptions } from './patient-options.ts';

export type JoinAnswers = { patientId: string; specialtyId: string; reason: string };

export const NOTHING_YET: JoinAnswers = { patientId: '', specialtyId: '', reason: '' };

/** What was answered for an entry. */
export const answersOf = ({ patientId, specialtyId, reason }: QueueEntry): JoinAnswers => ({
  patientId,
  specialtyId: String(specialtyId),
  reason,
});

/** The questions in their order, and the steps after them, as the address names them. */
export const JOIN_STEPS = ['quien', 'especialidad', 'motivo', 'antes', 'equipo', 'pago'] as const;
export type JoinStep = (typeof JOIN_STEPS)[number];

/** Everybody who may be chosen, and what the guard attended when the way began. */
export type JoinChoices = PossiblePatients & { guard: readonly GuardSummary[] };

const mayChoose = (choices: JoinChoices) =>
  patientOptions(choices).filter(({ disabledReason }) => disabledReason === undefined);

/** Who consults where there is nobody else to choose. */
export function onlyPatient(choices: JoinChoices): string {
  const [one, ...others] = patientOptions(choices);
  return one && !one.disabledReason && others.length === 0 ? one.id : '';
}

/** The specialty that is proposed to a patient, as a form keeps it; empty where none is. */
export function proposedSpecialty({ user, guard }: JoinChoices, patientId: string): string {
  const members = user.patient_dto?.family_group ?? [];
  const patient =
    patientId === user.id
      ? user.patient_dto
      : members.find(({ id }) => id === patientId)?.patient_dto;
  const proposed = patient && specialtyForAge(patient.age, guard);
  return proposed ? String(proposed.specialtyId) : '';
}

/** What has to be asked where a patient is chosen: nothing that has one answer or was proposed. */
export function questionsFor(choices: JoinChoices, patientId: string): JoinStep[] {
  const isSettled = proposedSpecialty(choices, patientId) !== '';
  return [
    ...(onlyPatient(choices) ? [] : (['quien'] as const)),
    ...(isSettled ? [] : (['especialidad'] as const)),
    'motivo',
  ];
}

/** How many questions there are; undefined while that depends on who is chosen. */
export function questionCount(choices: JoinChoices, patientId: string): number | undefined {
  if (patientId) return questionsFor(choices, patientId).length;
  const counts = mayChoose(choices).map(({ id }) => questionsFor(choices, id).length);
  return counts.every((count) => count === counts[0]) ? counts[0] : undefined;
}

const place = (step: JoinStep) => JOIN_STEPS.indexOf(step);

/** The step to show where one is asked for: none that follows a question without its answer. */
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

/** A patient and a specialty of an address, where they may be chosen. */
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
