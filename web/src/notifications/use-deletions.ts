import { useEffect, useRef, useState } from 'react';

/** Deletions that can be undone: sent when their time is over or the page is left. */
export function useDeletions(remove: (id: string) => void) {
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef({ waiting, remove });
  latest.current = { waiting, remove };

  const forget = (id: string) =>
    setWaiting((before) => new Set([...before].filter((one) => one !== id)));

  useEffect(() => {
    const settleAll = () => {
      for (const id of latest.current.waiting) latest.current.remove(id);
      latest.current.waiting = new Set();
    };
    window.addEventListener('pagehide', settleAll);
    return () => {
      window.removeEventListener('pagehide', settleAll);
      settleAll();
    };
  }, []);

  return {
    waiting,
    /** Starts the time for undoing. */
    add: (id: string) => setWaiting((before) => new Set([...before, id])),
    undo: forget,
    settle: (id: string) => {
      if (!latest.current.waiting.has(id)) return;
      forget(id);
      remove(id);
    },
  };
}
