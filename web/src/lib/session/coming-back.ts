import { useEffect, useRef } from 'react';

/** Acts whenever somebody looks at the page again: browsers slow down what nobody looks at. */
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
