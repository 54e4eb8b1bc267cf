import { useSyncExternalStore } from 'react';
import { toastTray } from './toast.ts';

/** Place of the toasts, once per page; empty until the tray is loaded. */
export function ToastHost() {
  const loaded = useSyncExternalStore(toastTray.subscribe, toastTray.get);
  return loaded && <loaded.Tray />;
}
