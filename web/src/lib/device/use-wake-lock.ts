import { useEffect } from 'react';

/** Keeps the screen awake while the component is shown, where supported. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // May be refused to save battery; nothing depends on it.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
    };
    void hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.release();
    };
  }, []);
}
