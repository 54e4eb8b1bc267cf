import { watchForNewVersion } from './new-version.ts';

/** Registers the worker that keeps the offline page; not while developing. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The page also works without a worker, or without a network now.
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (registration) watchForNewVersion(registration);
}
