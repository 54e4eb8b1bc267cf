import type { ComponentType } from 'react';
import { createStore } from '../../lib/store.ts';
import type { ToastAction, ToastKind } from './toast-tray.tsx';

/** The tray, once loaded: the first page does not need it. */
export const toastTray = createStore<{ Tray: ComponentType } | null>(null);

/** Loads the tray; offline there are no toasts. */
export async function loadToastTray() {
  try {
    const { ToastTray, raiseToast } = await import('./toast-tray.tsx');
    if (toastTray.get() === null) toastTray.set({ Tray: ToastTray });
    return raiseToast;
  } catch {
    // A missing toast loses nothing, since the screen shows the same message.
    return undefined;
  }
}

async function raise(kind: ToastKind, text: string, action?: ToastAction): Promise<void> {
  const raiseToast = await loadToastTray();
  raiseToast?.(kind, text, action);
}

const raiser =
  (kind: ToastKind) =>
  (text: string, action?: ToastAction): void =>
    void raise(kind, text, action);

/** Shows a message for ten seconds; errors are also shown where they happened. */
export const toast = {
  success: raiser('success'),
  info: raiser('info'),
  warning: raiser('warning'),
  error: raiser('error'),
};
