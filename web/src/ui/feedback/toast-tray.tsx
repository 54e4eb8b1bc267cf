import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ToastContainer, toast as toastify } from 'react-toastify/unstyled';
import { uiCopy } from '../ui.copy.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** Action inside the toast, such as *Deshacer*. */
export type ToastAction = { label: string; onPress: () => void };

const SHOWN_MS = 10_000;
const MOST_AT_ONCE = 3;

type ToastBodyProps = {
  kind: ToastKind;
  text: string;
  action?: ToastAction | undefined;
  close: () => void;
};

const ToastBody = ({ kind, text, action, close }: ToastBodyProps) => (
  <div className="flex w-full items-start gap-2 text-small text-ink-1">
    <div className="flex-1">
      {kind === 'error' && <strong className="block">{uiCopy.errorTitle}</strong>}
      {text}
      {action && (
        <button
          type="button"
          className="block min-h-8 cursor-pointer font-bold text-brand-600 underline"
          onClick={() => {
            action.onPress();
            close();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
    <button
      type="button"
      aria-label={uiCopy.closeToast}
      onClick={close}
      className="grid size-8 flex-none cursor-pointer place-items-center rounded-sm"
    >
      <X aria-hidden size={20} />
    </button>
  </div>
);

export function raiseToast(kind: ToastKind, text: string, action?: ToastAction): void {
  toastify[kind](
    ({ closeToast }) => (
      <ToastBody kind={kind} text={text} action={action} close={() => closeToast(true)} />
    ),
    { role: kind === 'error' ? 'alert' : 'status' },
  );
}

/** Pauses all toasts while one has the focus. */
function usePauseOnFocus() {
  const tray = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = tray.current;
    const pause = () => toastify.pause();
    const play = ({ relatedTarget }: FocusEvent) => {
      const staysInside = relatedTarget instanceof Node && place?.contains(relatedTarget);
      if (!staysInside) toastify.play();
    };
    place?.addEventListener('focusin', pause);
    place?.addEventListener('focusout', play);
    return () => {
      place?.removeEventListener('focusin', pause);
      place?.removeEventListener('focusout', play);
    };
  }, []);
  return tray;
}

/** Stacked toasts: at the bottom on phones, else at the top right. */
export const ToastTray = () => (
  <div ref={usePauseOnFocus()}>
    <ToastContainer
      aria-label={uiCopy.toasts}
      position="top-right"
      autoClose={SHOWN_MS}
      limit={MOST_AT_ONCE}
      closeButton={false}
      pauseOnFocusLoss={false}
      pauseOnHover
      draggable={false}
    />
  </div>
);
