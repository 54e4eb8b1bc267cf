import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { recordCopy as copy } from './consultations.copy.ts';

/** Leaving with unsaved text is asked about; the text itself is never kept on the device. */
export function LeaveQuestion({ isDirty }: { isDirty: () => boolean }) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  const leaving = useBlocker(useCallback(() => isDirty(), [isDirty]));
  return (
    <ConfirmDialog
      question={copy.leaveQuestion}
      confirmLabel={copy.leaveNow}
      isDangerous
      isOpen={leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      onConfirm={() => leaving.proceed?.()}
    >
      <p>{copy.leaveDetail}</p>
    </ConfirmDialog>
  );
}
