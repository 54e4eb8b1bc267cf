import { useEffect, useState } from 'react';

/** What was typed, once the person has rested for so long. */
export function useRested(text: string, restMs: number): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const rest = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(rest);
  }, [text, restMs]);
  return rested;
}
