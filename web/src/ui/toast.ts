import { createStore } from '../lib/store.ts';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** A second chance inside the toast: *Deshacer*. */
export type ToastAction = { label: string; onPress: () => void };

/** Whether the tray has been asked for: its code is fetched with the first toast. */
export const toastTrayNeeded = createStore(false);

export const loadToastTray = () => import('./toast-tray.tsx');

async function raise(kind: ToastKind, text: string, action?: ToastAction): Promise<void> {
  toastTrayNeeded.set(true);
  const { raiseToast } = await loadToastTray();
  raiseToast(kind, text, action);
}

const raiser =
  (kind: ToastKind) =>
  (text: string, action?: ToastAction): void =>
    void raise(kind, text, action);

/** Says something for ten seconds; an error is also said where it happened. */
export const toast = {
  success: raiser('success'),
  info: raiser('info'),
  warning: raiser('warning'),
  error: raiser('error'),
};
