import { useEffect, useRef } from 'react';

/**
 * Steps from a value of the address to the next: quick presses each count, since every one starts from what was
 * asked last, and the address follows a moment later.
 */
export function useStepFrom<Value>(shown: Value, show: (next: Value) => void) {
  const asked = useRef(shown);
  useEffect(() => {
    asked.current = shown;
  }, [shown]);
  return (next: (from: Value) => Value) => {
    asked.current = next(asked.current);
    show(asked.current);
  };
}
