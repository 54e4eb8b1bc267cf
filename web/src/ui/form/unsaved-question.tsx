import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { uiCopy } from '../ui.copy.ts';

/** Addresses of the end of a session, which nothing holds back. */
const ENDS = ['/login', '/logout'];

/** The browser asks before a page is closed that would lose something. */
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

/** Whether leaving, also by closing a sheet, asks first; `release` lets go what was saved. */
export function useUnsaved(isDirty: boolean) {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    ({ nextLocation }) => isDirty && !isReleased.current && !ENDS.includes(nextLocation.pathname),
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
