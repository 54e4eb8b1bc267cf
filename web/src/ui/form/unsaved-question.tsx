import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { uiCopy } from '../ui.copy.ts';

/** Addresses at the end of a session, which are never blocked. */
const ENDS = ['/login', '/logout'];

/** Another state of the same place leaves nothing. */
const placeOf = ({ pathname, search }: Location): string => pathname + search;

/** Makes the browser ask before a page with unsaved values is closed. */
export function useClosingQuestion(wouldLose: () => boolean): void {
  const latest = useRef(wouldLose);
  latest.current = wouldLose;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (latest.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}

/** Asks before leaving or closing a sheet with unsaved values; `release` allows it after saving. */
export function useUnsaved(isDirty: boolean) {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isReleased.current &&
      !ENDS.includes(nextLocation.pathname) &&
      placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useClosingQuestion(() => isDirty && !isReleased.current);
  return {
    release: () => {
      isReleased.current = true;
    },
    question: (
      <ConfirmDialog
        question={uiCopy.unsaved}
        isOpen={blocker.state === 'blocked'}
        confirmLabel={uiCopy.leaveUnsaved}
        cancelLabel={uiCopy.stay}
        isDangerous
        onConfirm={() => blocker.proceed?.()}
        onClose={() => blocker.reset?.()}
      >
        <p>{uiCopy.unsavedDetail}</p>
      </ConfirmDialog>
    ),
  };
}
