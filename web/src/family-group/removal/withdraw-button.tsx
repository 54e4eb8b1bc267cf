import type { GroupMember } from '@app/contract/family-group';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { withdrawFrom } from '../family-group.queries.ts';
import { removalCopy as copy } from './removal.copy.ts';
import { useLeaving } from './use-leaving.ts';

/** Withdraws an unanswered invitation, after a confirmation. */
export function WithdrawButton({ member: { id, first_name: name } }: { member: GroupMember }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const { send, isPending } = useLeaving(
    () => withdrawFrom(id),
    { done: copy.withdrawn, failed: copy.withdrawFailed },
    close,
  );
  return (
    <>
      <Button aria-label={copy.withdrawFrom(name)} onPress={() => setIsOpen(true)}>
        {copy.withdraw}
      </Button>
      <ConfirmDialog
        question={copy.withdrawQuestion(name)}
        confirmLabel={copy.withdrawConfirm}
        isOpen={isOpen}
        isDangerous
        isPending={isPending}
        onConfirm={() => send(undefined)}
        onClose={close}
      >
        <p>{copy.withdrawDetail(name)}</p>
      </ConfirmDialog>
    </>
  );
}
