import { useRef } from 'react';

/**
 * An act that is not begun again until it has ended. A mutation says that it runs a moment later than it does: two
 * quick presses would both find the button free.
 */
export function useSinglePress<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) {
  const isRunning = useRef(false);
  return (...args: Args): void => {
    if (isRunning.current) return;
    isRunning.current = true;
    act(...args)
      // The mutation keeps what went wrong, for the screen.
      .catch(() => undefined)
      .finally(() => {
        isRunning.current = false;
      });
  };
}
