import { useLocation, useSearchParams } from 'react-router';

/** Step of a wizard in the address: `?paso=2`. */
const STEP = 'paso';
/** A step opened from the summary, to which it returns: `?paso=2&desde=resumen`. */
const FROM = 'desde';
const SUMMARY = 'resumen';

export type WizardPlace = {
  /** `null` if the address has no step; `undefined` if it has an unknown one. */
  step: number | null | undefined;
  isFromSummary: boolean;
  goTo: (step: number, options?: { isFromSummary?: boolean; replace?: boolean }) => void;
};

/** Each step has its own address, so that Back and a reload work. */
export function useWizardStep(count: number): WizardPlace {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  return {
    step: readStep(params.get(STEP), count),
    isFromSummary: params.get(FROM) === SUMMARY,
    goTo: (step, { isFromSummary = false, replace = false } = {}) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          next.set(STEP, String(step));
          next.delete(FROM);
          if (isFromSummary) next.set(FROM, SUMMARY);
          return next;
        },
        { replace, state },
      ),
  };
}

function readStep(text: string | null, count: number): WizardPlace['step'] {
  if (text === null) return null;
  const step = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return step >= 1 && step <= count ? step : undefined;
}
