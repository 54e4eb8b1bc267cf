import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { isBack, type Movement } from '../../ui/form/hold-back.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';

type Props = {
  isDirty: () => boolean;
  /** During a consultation the browser's back asks first. */
  isHeld?: boolean;
};

/** Asks before leaving with unsaved text or during a consultation; the text is never stored on the device. */
export function LeaveQuestion({ isDirty, isHeld = false }: Props) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const leaving = useBlocker(
    useCallback(
      (movement: Movement) => isDirty() || (isHeld && isBack(movement)),
      [isDirty, isHeld],
    ),
  );
  const words = isDirty() ? copy.leaveUnsaved : copy.leaveConsultation;
  return (
    <ConfirmDialog
      question={words.question}
      confirmLabel={words.confirm}
      isDangerous
      isOpen={leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
    >
      <p>{words.detail}</p>
    </ConfirmDialog>
  );
}
