import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import { useUnsavedWarning } from './use-draft.ts';

type Props = { keeper: DraftKeeper; onDiscard: () => void };

/** *Descartar borrador*, and the question to whoever leaves with unsaved text. */
export function DraftTools({ keeper, onDiscard }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const leaving = useUnsavedWarning(keeper);
  return (
    <div className="flex justify-end">
      <Button kind="quiet" onPress={() => setIsAsking(true)}>
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
    </div>
  );
}
