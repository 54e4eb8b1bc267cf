import { useEffect, useState } from 'react';
import {
  choosable,
  type GivenAnswers,
  givenFor,
  type JoinAnswers,
  type JoinChoices,
  type JoinStep,
  onlyPatient,
  proposedSpecialty,
  stepToShow,
} from './join-answers.ts';
import { useJoinPlace } from './use-join-place.ts';

type Change = Partial<JoinAnswers>;

export type JoinWay = {
  /** Read once, except for who is busy, so that a proposal does not change under the finger. */
  choices: JoinChoices;
  answers: JoinAnswers;
  given: GivenAnswers;
  step: JoinStep;
  answer: (change: Change) => void;
  /** Goes to a step, with the answer that leads there, if any. */
  goTo: (step: JoinStep, change?: Change, options?: { replace?: boolean }) => void;
};

/** The current step of the joining flow, and its answers. */
export function useJoinWay(
  now: JoinChoices,
  answered: JoinAnswers,
  onReason?: (reason: string) => void,
): JoinWay {
  const place = useJoinPlace();
  const [began] = useState(now);
  const choices = { ...began, busy: now.busy };
  const [given, setGiven] = useState(() =>
    choosable(choices, {
      patientId: answered.patientId || place.patientId,
      specialtyId: answered.specialtyId || place.specialtyId,
      reason: answered.reason,
    }),
  );
  const free = freeOf(now.busy, given);
  const answers = filledIn(choices, free);
  const step = stepToShow(place.step, answers);

  const isElsewhere = place.step !== step;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an address with another step is corrected
  useEffect(() => {
    if (isElsewhere) place.show(step, given, { replace: true });
  }, [isElsewhere, step]);

  const keep = (change: Change): JoinAnswers => {
    const next = { ...givenFor(change.patientId ?? given.patientId, given), ...change };
    setGiven(next);
    if (change.reason !== undefined) onReason?.(change.reason);
    return next;
  };
  return {
    choices,
    answers,
    given: free,
    step,
    answer: (change) => {
      const next = keep(change);
      if (!('reason' in change)) place.show(step, next, { replace: true });
    },
    goTo: (next, change = {}, options = {}) => place.show(next, keep(change), options),
  };
}

/** Without a patient who has entered a consultation. */
const freeOf = (busy: readonly string[], answers: JoinAnswers): JoinAnswers =>
  busy.includes(answers.patientId) ? { ...answers, patientId: '' } : answers;

/** With the only patient and the proposed specialty, where nothing else was answered. */
function filledIn(choices: JoinChoices, given: JoinAnswers): JoinAnswers {
  const patientId = given.patientId || onlyPatient(choices);
  const specialtyId = given.specialtyId || proposedSpecialty(choices, patientId);
  return { ...given, patientId, specialtyId };
}
