import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { hangUpCopy as copy } from '../video-call.copy.ts';

type Props = { isOpen: boolean; onClose: () => void; onConfirm: () => void };

/** Ends picture and sound of both sides, while the professional's record stays open. */
export const HangUpDialog = ({ isOpen, onClose, onConfirm }: Props) => (
  <ConfirmDialog
    question={copy.question}
    confirmLabel={copy.confirm}
    isOpen={isOpen}
    onClose={onClose}
    onConfirm={onConfirm}
  >
    <p>{copy.detail}</p>
  </ConfirmDialog>
);
