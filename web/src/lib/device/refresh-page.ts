/** Tells the waiting worker to replace the active one (`web/worker`). */
const TAKE_OVER = 'take-over';
/**
 * Longest time to wait for a worker: a slow device needs many seconds, and reloading too early would show the
 * old version.
 */
const LONGEST_WAIT_MS = 30_000;

/** Reloads the page in its newest version; only after the person clicked a button. */
export async function refreshPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.waiting;
  // The workers change first: a request to the one being replaced would never be answered.
  if (worker) await takeOver(worker);
  location.reload();
}

const takeOver = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    worker.onstatechange = () => {
      if (worker.state === 'activated') resolve();
    };
    worker.postMessage(TAKE_OVER);
  });
