import { Clock } from 'lucide-react';
import { useEffect } from 'react';
import { serverNow, useClockError } from '../lib/server/server-time.ts';
import { formatTime } from '../ui/format.ts';
import { whenIdle } from './fetch-when-idle.ts';
import { keepInstallPrompt } from './offline/install-prompt.ts';
import { clockCopy as copy } from './offline/offline.copy.ts';
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

/** A clock that is a little wrong disturbs nobody. */
const TOLD_FROM_MS = 5 * 60_000;

/** Tells whose device shows another hour than the clinic's, since hours on the screen are the clinic's. */
function ClockBanner() {
  const error = useClockError();
  if (Math.abs(error) < TOLD_FROM_MS) return null;
  const time = formatTime(new Date(serverNow()));
  return (
    <p
      role="status"
      className="flex items-center gap-3 bg-warn-50 px-4 py-2 text-16 text-warn-700 print:hidden"
    >
      <Clock aria-hidden />
      {error > 0 ? copy.behind(time) : copy.ahead(time)}
    </p>
  );
}
