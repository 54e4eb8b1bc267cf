import { useEffect } from 'react';
import { whenIdle } from './fetch-when-idle.ts';
import { keepInstallPrompt } from './offline/install-prompt.ts';
import { OfflineBanner } from './offline/offline-banner.tsx';
import { registerWorker } from './offline/register-worker.ts';

/** What every page does about the network; it is fetched when the first screen is there already. */
export function Network() {
  useEffect(() => {
    whenIdle(() => void registerWorker());
    return keepInstallPrompt();
  }, []);
  return <OfflineBanner />;
}
