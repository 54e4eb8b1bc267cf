import { useEffect, useState } from 'react';

/** The typed text, once the person has paused for this long. */
export function useRested(text: string, restMs: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const rest = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(rest);
  }, [text, restMs]);
  return rested;
}
