import { useState } from 'react';
import { useScreenActions } from '../../lib/screen-actions.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { recordCopy as copy } from '../consultations.copy.ts';
import { LeaveQuestion } from '../finish/leave-question.tsx';
import type { DraftKeeper } from './draft-keeper.ts';

type Props = { keeper: DraftKeeper; onDiscard: () => void };

/** *Descartar borrador*, and the question before leaving with unsaved text. */
export function DraftTools({ keeper, onDiscard }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const ask = () => setIsAsking(true);
  useScreenActions([{ id: 'discard', group: 'record', label: copy.discard, run: ask }]);
  return (
    <div className="flex justify-end">
      <Button kind="quiet" onPress={ask}>
        {copy.discard}
      </Button>
      <ConfirmDialog
        question={copy.discardQuestion}
        confirmLabel={copy.discardNow}
        isDangerous
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          onDiscard();
        }}
      >
        <p>{copy.discardDetail}</p>
      </ConfirmDialog>
      <LeaveQuestion isDirty={keeper.isDirty} isHeld />
    </div>
  );
}
