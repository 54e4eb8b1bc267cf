import { useEffect, useRef, useState } from 'react';

/** Deletions that may still be undone: the server is told when their time ends or the page is left. */
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
    /** Starts the time in which it can be undone. */
    add: (id: string) => setWaiting((before) => new Set([...before, id])),
    undo: forget,
    settle: (id: string) => {
      if (!latest.current.waiting.has(id)) return;
      forget(id);
      remove(id);
    },
  };
}
