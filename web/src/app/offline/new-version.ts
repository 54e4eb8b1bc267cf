import { useSyncExternalStore } from 'react';
import { pageVersion } from '../../lib/settings.ts';
import { createStore } from '../../lib/store.ts';

/** Asks a worker which version of the page it keeps (`web/worker`). */
const WHICH_VERSION = 'which-version';
/** Professionals leave the page open for days. */
const LOOK_EVERY_MS = 60 * 60_000;

const isThere = createStore(false);

/** Whether the server has a newer version than the page that is open. */
export const useNewVersion = (): boolean => useSyncExternalStore(isThere.subscribe, isThere.get);

/** Detects a waiting worker with another version of the page; it keeps waiting. */
export function watchForNewVersion(registration: ServiceWorkerRegistration): void {
  const look = async () => {
    const { waiting } = registration;
    if (waiting && (await isOfAnotherPage(waiting))) isThere.set(true);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => void look());
  });
  setInterval(() => void registration.update().catch(() => undefined), LOOK_EVERY_MS);
  void look();
}

/**
 * While online, the page comes from the network, so the waiting worker often has the same version; then there
 * is nothing to offer.
 */
function isOfAnotherPage(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<string>) => {
      port1.close();
      resolve(data !== pageVersion());
    };
    worker.postMessage(WHICH_VERSION, [port2]);
  });
}
