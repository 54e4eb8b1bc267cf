import { useRef } from 'react';

/** The last value that was not `null`, so that unticking a box restores the previous value. */
export function useLast<T>(value: T | null): T | null {
  const last = useRef(value);
  if (value !== null) last.current = value;
  return last.current;
}
