import { useEffect, useState } from 'react';
import { serverNow } from './server/server-time.ts';

const SECOND_MS = 1000;
/** Precise enough for changes at a full minute. */
export const UNHURRIED_MS = 10 * SECOND_MS;

/** The server's time, updated each second or at another interval. */
export function useNow(everyMs = SECOND_MS): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Whole seconds since an instant; 0 if there is none. */
export function useSecondsSince(instant: number | null): number {
  const now = useNow();
  return instant === null ? 0 : Math.max(0, Math.floor((now - instant) / SECOND_MS));
}
