import { useEffect, useReducer } from 'react';
import { useComingBack } from './session/coming-back.ts';

/** Browser timers overflow after 24 days. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** The current time, updated once each of the moments is over: at the change, and not again and again until then. */
export function useNowAt(moments: readonly number[]): number {
  const [passes, pass] = useReducer((count: number) => count + 1, 0);
  const now = Date.now();
  const next = Math.min(...moments.filter((moment) => moment >= now));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer may come early, and is set again.
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(pass, Math.min(next - Date.now() + 1, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [next, passes]);
  useComingBack(pass);
  return now;
}
