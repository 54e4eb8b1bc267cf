import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../actions/button.tsx';

type FullScreenProps = {
  title: string;
  children: ReactNode;
  onClose: () => void;
  /** Label of the close button, which is always visible. */
  closeLabel: string;
};

/** Content over the whole screen, for showing to another person. Escape closes it. */
export const FullScreen = ({ title, children, onClose, closeLabel }: FullScreenProps) => (
  <ModalOverlay
    isOpen
    onOpenChange={(open) => !open && onClose()}
    className="fixed inset-0 z-40 bg-surface"
  >
    <Modal className="mx-auto h-full max-w-[640px]">
      <AriaDialog className="flex h-full flex-col overflow-y-auto outline-none">
        <div className="flex flex-1 flex-col gap-6 px-4 py-6 sm:px-6">
          <Heading slot="title" level={2} className="text-18">
            {title}
          </Heading>
          {children}
        </div>
        <div className="sticky bottom-0 border-t cramped:static border-line bg-surface px-4 py-3 sm:px-6">
          <Button kind="primary" isWide onPress={onClose}>
            {closeLabel}
          </Button>
        </div>
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
