import type { QueueEntry } from '@app/contract/visits';
import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '../lib/store.ts';

/** The entry whose call this window answers, or which another window of the device answers. */
const attended = createStore({ queueId: '', isHere: false });

/** A lock is kept for as long as this is unsettled, which the window's closing ends. */
const untilClosed = new Promise<void>(() => undefined);

/** Two events can tell of one look: a second request would take the lock from the first. */
let isAsking = false;

/**
 * Makes this window the one of its device that answers the call of an entry: instead of another one, or only
 * if there is none. Browsers without locks (Safari before 15.4) answer in every window.
 */
export function attendInThisWindow(queueId: string, rival: 'replaced' | 'left alone'): void {
  const { get, set } = attended;
  if (!navigator.locks || isAsking || (get().queueId === queueId && get().isHere)) return;
  isAsking = true;
  navigator.locks
    .request(
      `guardia ${queueId}`,
      rival === 'replaced' ? { steal: true } : { ifAvailable: true },
      (lock) => {
        isAsking = false;
        set({ queueId, isHere: lock !== null });
        return lock && untilClosed;
      },
    )
    // Another window replaced it.
    .catch(() => set({ queueId, isHere: false }));
}

/**
 * Whether this window answers the call of an entry; `undefined` until the browser has told. It is the one that
 * the patient looked at last; once the call is open it stays where it is.
 */
export function useAttendingWindow(
  queueId: string,
  phase: QueueEntry['phase'] | undefined,
): boolean | undefined {
  const now = useSyncExternalStore(attended.subscribe, attended.get);
  const rival = phase === 'IN_CALL' || phase === 'WRAP_UP' ? 'left alone' : 'replaced';
  useEffect(() => {
    if (!queueId) return;
    const look = () => {
      if (document.visibilityState === 'visible') attendInThisWindow(queueId, rival);
    };
    // A window that opens is looked at, unless it opens behind others. Later only the patient's look counts:
    // another screen of a window that stands beside the attending one takes nothing from it.
    if (attended.get().queueId !== queueId) {
      if (document.visibilityState !== 'visible') attended.set({ queueId, isHere: false });
      look();
    }
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [queueId, rival]);
  if (!navigator.locks) return true;
  return now.queueId === queueId ? now.isHere : undefined;
}
