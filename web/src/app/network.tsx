import { useEffect } from 'react';
import { whenIdle } from './fetch-when-idle.ts';
import { ClockBanner } from './offline/clock-banner.tsx';
import { keepInstallPrompt } from './offline/install-prompt.ts';
import { OfflineBanner } from './offline/offline-banner.tsx';
import { registerWorker } from './offline/register-worker.ts';

/** What every page does about the network, loaded after the first screen. */
export function Network() {
  useEffect(() => {
    whenIdle(() => void registerWorker());
    return keepInstallPrompt();
  }, []);
  return (
    <>
      <OfflineBanner />
      <ClockBanner />
    </>
  );
}
