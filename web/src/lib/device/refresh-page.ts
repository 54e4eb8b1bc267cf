/** Tells the waiting worker to replace the active one (`web/worker`). */
const TAKE_OVER = 'take-over';
/** Workers change within a second or two, unless the page keeps the old one busy. */
const LONGEST_WAIT_MS = 5_000;

/** Loads the page in its newest version; only after the person clicked a button. */
export async function refreshPage(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const worker = registration?.waiting;
  if (worker) reloadBy(worker);
  else location.reload();
}

/**
 * Loads the page once the new worker is active, since a request to the one being replaced may never be answered.
 * A worker that its page keeps busy is not replaced (decision 0100): leaving the page ends that. The request that
 * leaves may be the one without an answer, so the page is loaded again when the new worker is active after all.
 */
function reloadBy(worker: ServiceWorker): void {
  const leaving = setTimeout(() => location.reload(), LONGEST_WAIT_MS);
  worker.onstatechange = () => {
    if (worker.state !== 'activated') return;
    clearTimeout(leaving);
    location.reload();
  };
  worker.postMessage(TAKE_OVER);
}
