import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';

/** The browser's install prompt (not yet in TypeScript's library). */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

const kept = createStore<InstallPrompt | null>(null);

/** Defers the browser's install prompt until after the first finished consultation. */
export function keepInstallPrompt(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    kept.set(event as InstallPrompt);
  };
  const forget = () => kept.set(null);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', forget);
  return () => {
    window.removeEventListener('beforeinstallprompt', keep);
    window.removeEventListener('appinstalled', forget);
  };
}

/** The install prompt, if there is one and it was not answered. */
export const useInstallPrompt = (): InstallPrompt | null =>
  useSyncExternalStore(kept.subscribe, kept.get);

/** Shows the install prompt, which a browser allows only once. */
export async function askToInstall(): Promise<void> {
  const question = kept.get();
  kept.set(null);
  await question?.prompt();
}

/** Apple's phones have no install prompt, but tell the page whether it was installed. */
export const isAppleUninstalled = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === false;
