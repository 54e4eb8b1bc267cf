import { useEffect, useSyncExternalStore } from 'react';

/** Polling interval of the server, since the device's information about its network is not reliable. */
const LOOK_AGAIN_MS = 10_000;

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Runs the callback once, when the server answers again. */
export function useReturnOfNetwork(back: () => void): void {
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      // Not a GET, which the worker could answer from its cache.
      const answer = await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).catch(
        () => null,
      );
      if (!answer?.ok || isOver) return;
      isOver = true;
      back();
    };
    const stop = subscribe(look);
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      stop();
    };
  }, [back]);
}
