import { useLocation, useSearchParams } from 'react-router';
import { JOIN_STEPS, type JoinAnswers, type JoinStep } from './join-answers.ts';

const STEP = 'pregunta';
const PATIENT = 'para';
const SPECIALTY = 'especialidad';

type Chosen = Pick<JoinAnswers, 'patientId' | 'specialtyId'>;

export type JoinPlace = Chosen & {
  /** `null` where the address names none. */
  step: JoinStep | null;
  /** Writes step and choices; replacing keeps Back where it was. */
  show: (step: JoinStep, chosen: Chosen, options?: { replace?: boolean }) => void;
};

/**
 * The way into the line in the address, so that Back and a reload work: the step, who and which specialty. The reason
 * is clinical: it stays in the memory of the page.
 */
export function useJoinPlace(): JoinPlace {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return {
    step: JOIN_STEPS.find((step) => step === params.get(STEP)) ?? null,
    patientId: params.get(PATIENT) ?? '',
    specialtyId: params.get(SPECIALTY) ?? '',
    show: (step, chosen, { replace = false } = {}) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          write(next, STEP, step);
          write(next, PATIENT, chosen.patientId);
          write(next, SPECIALTY, chosen.specialtyId);
          return next;
        },
        { replace, state },
      ),
  };
}

function write(params: URLSearchParams, name: string, value: string): void {
  if (value) params.set(name, value);
  else params.delete(name);
}
