import { useEffect, useRef } from 'react';

/**
 * Steps from a value in the address to the next. Quick clicks each count: every one starts from the last
 * requested value, since the address follows a moment later.
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
