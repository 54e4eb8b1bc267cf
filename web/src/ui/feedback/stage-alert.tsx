import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

type StageAlertProps = {
  title: string;
  /** Announced with the title. */
  detail: ReactNode;
  detailId: string;
  /** Across the top. */
  strip?: ReactNode;
  /** Before the title: the person concerned. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A full-screen alert on the dark stage, which only its owner closes. */
export const StageAlert = ({
  title,
  detail,
  detailId,
  strip,
  aside,
  children,
}: StageAlertProps) => (
  <ModalOverlay
    isOpen
    isKeyboardDismissDisabled
    className="stage fixed inset-0 z-40 animate-appear overflow-auto bg-stage text-stage-ink"
  >
    <Modal className="flex min-h-full flex-col">
      <AriaDialog
        role="alertdialog"
        aria-describedby={detailId}
        className="flex flex-1 flex-col outline-none"
      >
        {strip}
        <div className="mx-auto flex w-full max-w-[640px] flex-1 flex-col justify-center gap-5 p-4 pb-6 low:grid low:max-w-none low:grid-cols-2 low:grid-rows-[1fr_auto_auto] low:gap-3">
          <div className="flex items-center gap-4">
            {aside}
            <div className="min-w-0 flex-1">
              <Heading slot="title" level={2} className="text-24 leading-tight">
                {title}
              </Heading>
              <p id={detailId} className="text-stage-ink-2">
                {detail}
              </p>
            </div>
          </div>
          {children}
        </div>
      </AriaDialog>
    </Modal>
  </ModalOverlay>
);
