import { useSyncExternalStore } from 'react';
import { pageVersion } from '../../lib/settings.ts';
import { createStore } from '../../lib/store.ts';

/** What the page asks of a worker: which version of the page it keeps (`web/worker`). */
const WHICH_VERSION = 'which-version';
/** A professional's page stays open for days. */
const LOOK_EVERY_MS = 60 * 60_000;

const isThere = createStore(false);

/** Whether the server has a newer version than the page that is open. */
export const useNewVersion = (): boolean => useSyncExternalStore(isThere.subscribe, isThere.get);

/** Notes when a worker waits that belongs to another version of the page; it keeps waiting. */
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
 * A page comes from the network whenever there is one: the worker that waits is often of this very
 * page, and then there is nothing to say.
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
