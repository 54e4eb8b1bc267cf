import { useEffect, useSyncExternalStore } from 'react';

/** A device may believe that it has a network: the server is asked now and then. */
const LOOK_AGAIN_MS = 10_000;

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the device says it has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Tells once the server, which could not be reached, answers again. */
export function useReturnOfNetwork(back: () => void): void {
  useEffect(() => {
    let isOver = false;
    const look = async () => {
      // Not a GET: what is kept on the device must not answer for the server.
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
