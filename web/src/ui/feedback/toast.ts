import type { ComponentType } from 'react';
import { createStore } from '../../lib/store.ts';
import type { ToastAction, ToastKind } from './toast-tray.tsx';

/** The tray, once its code is here: it is light pages' last need. */
export const toastTray = createStore<{ Tray: ComponentType } | null>(null);

/** Fetches the tray, ahead of the first toast or with it; without network there is none. */
export async function loadToastTray() {
  try {
    const { ToastTray, raiseToast } = await import('./toast-tray.tsx');
    if (toastTray.get() === null) toastTray.set({ Tray: ToastTray });
    return raiseToast;
  } catch {
    // What could not be fetched is no fault of the screen, which says the same where it happened.
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

/** Says something for ten seconds; an error is also said where it happened. */
export const toast = {
  success: raiser('success'),
  info: raiser('info'),
  warning: raiser('warning'),
  error: raiser('error'),
};
