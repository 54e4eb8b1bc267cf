import { useState } from 'react';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { leaveCopy } from '../video-call.copy.ts';

type LeaveDialogProps = { isOpen: boolean; onClose: () => void; onConfirm: () => Promise<void> };

/** Confirms ending the call, which is irreversible. */
export function LeaveDialog({ isOpen, onClose, onConfirm }: LeaveDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const handleConfirm = async () => {
    setIsPending(true);
    setHasFailed(false);
    try {
      await onConfirm();
    } catch {
      setHasFailed(true);
      setIsPending(false);
    }
  };
  return (
    <ConfirmDialog
      question={leaveCopy.question}
      confirmLabel={leaveCopy.confirm}
      isOpen={isOpen}
      isDangerous
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => void handleConfirm()}
    >
      <p>{leaveCopy.detail}</p>
      {hasFailed && (
        <p role="alert" className="font-medium text-danger-700">
          {leaveCopy.failed}
        </p>
      )}
    </ConfirmDialog>
  );
}
