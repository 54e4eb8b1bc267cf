import { useEffect, useState } from 'react';

const SECOND_MS = 1000;
/** Soon enough for what opens and closes at a minute. */
export const UNHURRIED_MS = 10 * SECOND_MS;

/** The current time, updated each second, or as often as is said. */
export function useNow(everyMs = SECOND_MS): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
