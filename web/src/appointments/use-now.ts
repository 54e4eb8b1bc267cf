import { useEffect, useState } from 'react';

/** Soon enough for windows that open at a minute, in milliseconds. */
const TICK_MS = 10_000;

/** The current time, for what opens and closes at a minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
