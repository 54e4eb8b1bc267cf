import { lazy, Suspense, useSyncExternalStore } from 'react';
import { loadToastTray, toastTrayNeeded } from './toast.ts';

const ToastTray = lazy(async () => ({ default: (await loadToastTray()).ToastTray }));

/** The place of the toasts, once per page; empty until the first one. */
export function ToastHost() {
  const isNeeded = useSyncExternalStore(toastTrayNeeded.subscribe, toastTrayNeeded.get);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <ToastTray />
    </Suspense>
  );
}
