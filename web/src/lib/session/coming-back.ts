import { useEffect, useRef } from 'react';

/** Runs when the page becomes visible again: browsers throttle hidden pages. */
export function useComingBack(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
