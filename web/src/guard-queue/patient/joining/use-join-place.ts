import { useLocation, useSearchParams } from 'react-router';
import { JOIN_STEPS, type JoinAnswers, type JoinStep } from './join-answers.ts';

const STEP = 'pregunta';
const PATIENT = 'para';
const SPECIALTY = 'especialidad';

type Chosen = Pick<JoinAnswers, 'patientId' | 'specialtyId'>;

export type JoinPlace = Chosen & {
  /** `null` if the address has none. */
  step: JoinStep | null;
  /** Writes step and choices; replacing keeps the history entry. */
  show: (step: JoinStep, chosen: Chosen, options?: { replace?: boolean }) => void;
};

/**
 * The joining flow's state in the address, so that Back and a reload work: step, patient and specialty. The
 * reason is clinical, so it stays in memory.
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
