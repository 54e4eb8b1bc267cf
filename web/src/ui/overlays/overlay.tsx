import { type ReactNode, useEffect, useRef } from 'react';
import { ModalOverlay } from 'react-aria-components/Modal';

type OverlayProps = {
  isOpen: boolean;
  onClose: () => void;
  className: string;
  children: ReactNode;
  /** Has to be read: clicks outside do not close it. */
  isAlert?: boolean;
};

/** Within this time of the first, a click is the second of a double click, as operating systems count it. */
const DOUBLE_CLICK_MS = 500;

/**
 * Lies over the screen around a dialog, a sheet or a menu; Escape and a click outside close it. The second click of
 * a double click on the button that opened it does not: to a person who double-clicks everything, the button would
 * do nothing.
 */
export function Overlay({ isOpen, onClose, className, children, isAlert = false }: OverlayProps) {
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      isDismissable={!isAlert}
      shouldCloseOnInteractOutside={() => performance.now() - openedAt.current > DOUBLE_CLICK_MS}
      className={className}
    >
      {children}
    </ModalOverlay>
  );
}
