import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { IconButton } from '../actions/icon-button.tsx';
import { cx } from '../class-names.ts';
import { Overlay } from '../overlays/overlay.tsx';
import { useFocusAfter } from '../overlays/use-focus-after.ts';
import { uiCopy } from '../ui.copy.ts';

type SheetProps = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons at the bottom, always visible. */
  actions?: ReactNode;
  /** Narrow and without dimming, so that the content it belongs to, such as a call, stays visible. */
  isBeside?: boolean;
};

/** Details in a panel at the side of the screen; on a phone it covers all. Escape closes it. */
export function Sheet({ title, isOpen, onClose, children, actions, isBeside = false }: SheetProps) {
  useFocusAfter(isOpen);
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      className={cx('fixed inset-0 z-30 flex justify-end', !isBeside && 'bg-ink-1/50')}
    >
      <Modal
        className={cx(
          'h-full w-full bg-surface shadow-2',
          isBeside ? 'border-line-strong sm:max-w-[420px] sm:border-l' : 'sm:max-w-[600px]',
        )}
      >
        <AriaDialog className="flex h-full flex-col outline-none">
          <div className="flex items-center gap-3 border-b border-line px-4 py-2 sm:px-6">
            <Heading slot="title" level={2} className="min-w-0 flex-1">
              {title}
            </Heading>
            <IconButton label={uiCopy.close} icon={<X aria-hidden />} onPress={onClose} />
          </div>
          <div className="flex flex-1 flex-col gap-6 overflow-y-auto px-4 py-5 sm:px-6">
            {children}
          </div>
          {actions && (
            <div className="flex flex-wrap gap-3 border-t border-line px-4 py-3 sm:px-6">
              {actions}
            </div>
          )}
        </AriaDialog>
      </Modal>
    </Overlay>
  );
}
