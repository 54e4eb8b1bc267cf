import { watchForNewVersion } from './new-version.ts';

/** Has the browser keep what opens without a network; while developing nothing is kept. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that keeps nothing, or no network now: the page works all the same.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (registration) watchForNewVersion(registration);
}
