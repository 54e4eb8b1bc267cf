import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { uiCopy } from '../ui.copy.ts';
import { Dialog } from './dialog.tsx';

type ConfirmDialogProps = {
  /** The specification's question, as the title. */
  question: string;
  children?: ReactNode;
  isOpen: boolean;
  onConfirm: () => void;
  onClose: () => void;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  isPending?: boolean;
};

/** Confirms something irreversible; the safe choice has the focus. */
export const ConfirmDialog = ({
  question,
  children,
  isOpen,
  onConfirm,
  onClose,
  confirmLabel,
  cancelLabel = uiCopy.back,
  isDangerous = false,
  isPending = false,
}: ConfirmDialogProps) => (
  <Dialog
    title={question}
    isOpen={isOpen}
    onClose={onClose}
    actions={
      <>
        <Button autoFocus onPress={onClose}>
          {cancelLabel}
        </Button>
        <Button kind={isDangerous ? 'danger' : 'primary'} isPending={isPending} onPress={onConfirm}>
          {confirmLabel}
        </Button>
      </>
    }
  >
    {children}
  </Dialog>
);
