import { Button } from '../ui/button.tsx';
import { recordCopy as copy } from './consultations.copy.ts';

/** Ends a section; Ctrl+Enter anywhere in it does the same. */
export const ConfirmBar = ({ onConfirm }: { onConfirm: () => void }) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button kind="primary" onPress={onConfirm}>
      {copy.confirm}
    </Button>
    <span className="text-small text-ink-2 max-md:hidden">{copy.confirmHint}</span>
  </div>
);
