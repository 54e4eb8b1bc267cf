import type { QueueEntry } from '@app/contract/visits';
import { Button } from '../../ui/actions/button.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { entryName, useCommand } from '../../visits/index.ts';
import { gridCopy as copy } from '../guard-queue.copy.ts';

/** Before the video: waits for the patient's answer, then for the connection. */
export function CallingDialog({ entry }: { entry: QueueEntry }) {
  const command = useCommand();
  const cancel = () =>
    command.mutate({
      queueId: entry.queueId,
      command: 'ProfessionalCancel',
      claimEpoch: entry.claimEpoch,
    });
  return (
    <Dialog title={copy.callingTitle(entryName(entry))} isAlert isOpen appears onClose={() => {}}>
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {entry.phase === 'OFFERED' ? copy.waitingAnswer : copy.connecting}
      </p>
      <Button isPending={command.isPending || entry.phase === 'IN_CALL'} onPress={cancel}>
        {copy.cancelCall}
      </Button>
    </Dialog>
  );
}
