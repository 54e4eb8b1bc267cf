import { useSyncExternalStore } from 'react';
import { createStore } from '../../lib/store.ts';

/** The browser's own question, which waits for a button of ours (not yet in TypeScript's library). */
export type InstallPrompt = Event & { prompt: () => Promise<unknown> };

const kept = createStore<InstallPrompt | null>(null);

/** Keeps the browser's question for the right moment: after the first finished consultation. */
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

/** The browser's question, where it has one and nobody has answered it. */
export const useInstallPrompt = (): InstallPrompt | null =>
  useSyncExternalStore(kept.subscribe, kept.get);

/** Puts the question; a browser puts it once. */
export async function askToInstall(): Promise<void> {
  const question = kept.get();
  kept.set(null);
  await question?.prompt();
}

/** A telephone of Apple has no such question; only there does the page know whether it was installed this way. */
export const isAppleUninstalled = (): boolean =>
  (navigator as { standalone?: boolean }).standalone === false;
