import { useEffect, useReducer } from 'react';
import { serverNow } from './server/server-time.ts';
import { useComingBack } from './session/coming-back.ts';

/** Longest timer: one day (setTimeout overflows after 24.8 days). */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** The server's time, updated when each of the moments passes, and not in between. */
export function useNowAt(moments: readonly number[]): number {
  const [passes, pass] = useReducer((count: number) => count + 1, 0);
  const now = serverNow();
  const next = Math.min(...moments.filter((moment) => moment >= now));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a timer may fire early, and is set again.
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(pass, Math.min(next - serverNow() + 1, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [next, passes]);
  useComingBack(pass);
  return now;
}
