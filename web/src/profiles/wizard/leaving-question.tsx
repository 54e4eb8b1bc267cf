import { useBlocker } from 'react-router';
import { session } from '../../lib/session/session.ts';
import { useClosingQuestion } from '../../ui/form/unsaved-question.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import type { Loss } from './use-stepped-profile.ts';
import { wizardCopy } from './wizard.copy.ts';

type Props = {
  loss: () => Loss | null;
  /** Whether going to another step loses the values typed in this one. */
  isLostByStep: () => boolean;
  /** Discards the typed values. */
  onLeave: () => void;
};

/** Asks before typed values are lost, or an unsent wizard is left. */
export function LeavingQuestion({ loss, isLostByStep, onLeave }: Props) {
  useClosingQuestion(() => loss() !== null);
  const leaving = useBlocker(({ currentLocation, nextLocation }) => {
    // The end of a session is never blocked.
    if (!session.getSnapshot().viewer) return false;
    const isAway = currentLocation.pathname !== nextLocation.pathname;
    return isAway ? loss() !== null : isLostByStep();
  });
  const isAsking = leaving.state === 'blocked';
  const words = isAsking && loss() === 'unfinished' ? wizardCopy.unfinished : LOST;
  return (
    <ConfirmDialog
      question={words.question}
      confirmLabel={words.leave}
      cancelLabel={uiCopy.stay}
      isDangerous
      isOpen={isAsking}
      onClose={() => leaving.reset?.()}
      onConfirm={() => {
        onLeave();
        leaving.proceed?.();
      }}
    >
      <p>{words.detail}</p>
    </ConfirmDialog>
  );
}

const LOST = {
  question: uiCopy.unsaved,
  detail: uiCopy.unsavedDetail,
  leave: uiCopy.leaveUnsaved,
};
