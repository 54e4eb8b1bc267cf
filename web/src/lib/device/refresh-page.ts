/** What the page tells the worker: the one that waits is to replace the other (`web/worker`). */
const TAKE_OVER = 'take-over';
/** A worker that does not come is not waited for. */
const LONGEST_WAIT_MS = 5_000;

/** Reads the page again in its newest version: only ever because the person pressed a button. */
export async function refreshPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.waiting;
  // First the change of workers: a page asked for meanwhile of the one that goes is never answered.
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
