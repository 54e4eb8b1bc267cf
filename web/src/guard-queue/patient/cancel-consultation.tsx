import { CANCEL_LOCK_MS, type QueueEntry } from '@app/contract/visits';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useCommand } from '../../visits/index.ts';
import { waitingCopy as copy } from '../guard-queue.copy.ts';

type Props = {
  entry: QueueEntry;
  /** Called when the place is being left, and with false if that failed. */
  onLeaving: (isLeaving: boolean) => void;
};

/** Leaves the queue, after a confirmation. Disabled for the first three seconds. */
export function CancelConsultation({ entry, onLeaving }: Props) {
  const isLocked = useLock();
  const [isAsking, setIsAsking] = useState(false);
  const command = useCommand();
  const cancel = () => {
    onLeaving(true);
    command.mutate(
      { queueId: entry.queueId, command: 'PatientCancel' },
      { onError: () => onLeaving(false) },
    );
  };
  return (
    <>
      <Button
        isWide
        disabledReason={isLocked ? copy.cancelLocked : null}
        onPress={() => setIsAsking(true)}
      >
        {copy.cancel}
      </Button>
      <ConfirmDialog
        question={copy.cancelQuestion}
        confirmLabel={copy.cancel}
        isDangerous
        isOpen={isAsking}
        isPending={command.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={cancel}
      >
        <p>{entry.paidPrivately ? copy.cancelDetailPaid : copy.cancelDetail}</p>
      </ConfirmDialog>
    </>
  );
}

function useLock(): boolean {
  const [isLocked, setIsLocked] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsLocked(false), CANCEL_LOCK_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLocked;
}
