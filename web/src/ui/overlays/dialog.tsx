import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../class-names.ts';
import { uiCopy } from '../ui.copy.ts';
import { Overlay } from './overlay.tsx';
import { useFocusAfter } from './use-focus-after.ts';

type DialogProps = {
  title: string;
  children: ReactNode;
  isOpen: boolean;
  onClose: () => void;
  /** Buttons at the bottom. */
  actions?: ReactNode;
  /** Has to be read: clicks outside do not close it. */
  isAlert?: boolean;
  hasCloseButton?: boolean;
  /** Fades in, since it was not opened by a click. */
  appears?: boolean;
};

/** A modal dialog. Escape is *Volver*, the answer without an effect. */
export function Dialog({
  title,
  children,
  isOpen,
  onClose,
  actions,
  isAlert = false,
  hasCloseButton = false,
  appears = false,
}: DialogProps) {
  useFocusAfter(isOpen);
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      isAlert={isAlert}
      className={cx(
        'asking fixed inset-0 z-40 flex items-end justify-center bg-ink-1/50 p-4 sm:items-center',
        appears && 'animate-appear',
      )}
    >
      <Modal className="max-h-full w-full max-w-[520px] overflow-auto rounded-lg bg-surface shadow-2">
        <AriaDialog
          role={isAlert ? 'alertdialog' : 'dialog'}
          className="flex flex-col gap-4 p-6 outline-none"
        >
          <div className="flex items-start gap-3">
            <Heading slot="title" level={2} className="flex-1">
              {title}
            </Heading>
            {hasCloseButton && (
              <span className="-mt-3 -mr-3">
                <IconButton label={uiCopy.close} icon={<X aria-hidden />} onPress={onClose} />
              </span>
            )}
          </div>
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-3">{actions}</div>}
        </AriaDialog>
      </Modal>
    </Overlay>
  );
}
