import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';

export type Movement = { currentLocation: Location; nextLocation: Location; historyAction: string };

/**
 * Whether the browser's own back or forward leaves the screen; navigation by the application is not
 * blocked.
 */
export const isBack = ({ currentLocation, nextLocation, historyAction }: Movement): boolean =>
  historyAction === 'POP' && currentLocation.pathname !== nextLocation.pathname;

/** Blocks the browser's back and forward on this screen until the person confirms. */
export function useHoldBack(isHeld: boolean, ask: () => void) {
  const leaving = useBlocker((movement) => isHeld && isBack(movement));
  const isBlocked = leaving.state === 'blocked';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once per attempt
  useEffect(() => {
    if (isBlocked) ask();
  }, [isBlocked]);
  return {
    stay: () => leaving.reset?.(),
    leave: () => leaving.proceed?.(),
  };
}
