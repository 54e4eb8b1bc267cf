import { useRef } from 'react';

/**
 * An act that cannot start again before it has ended. A mutation reports that it is pending a moment late, so
 * two quick clicks would both find the button enabled.
 */
export function useSinglePress<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) {
  const isRunning = useRef(false);
  return (...args: Args): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    act(...args)
      // The mutation keeps the error, for the screen.
      .catch(() => undefined)
      .finally(() => {
        isRunning.current = false;
      });
  };
}
