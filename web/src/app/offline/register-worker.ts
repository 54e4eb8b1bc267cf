import { watchForNewVersion } from './new-version.ts';

/** Registers the worker that keeps the offline page; not while developing. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Without a worker, or without a network now, the page works all the same.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (registration) watchForNewVersion(registration);
}
