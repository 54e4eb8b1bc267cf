import { useRef } from 'react';

/** The last value that was not `null`: a box that takes a value away gives it back when it is unticked. */
export function useLast<T>(value: T | null): T | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
