import { WifiOff } from 'lucide-react';
import { useOnline } from '../../lib/server/online.ts';
import { isKeptPage } from '../../lib/settings.ts';
import { offlineCopy } from './offline.copy.ts';

/** Shows that there is no network; loaded data stays on the screen, if it was loaded. */
export function OfflineBanner() {
  const isKept = isKeptPage();
  const isOnline = useOnline() && !isKept;
  return (
    <div role="status" className="offline-notice sticky top-0 z-40 cramped:static print:hidden">
      {!isOnline && (
        <p className="flex items-center gap-3 bg-warn-50 px-4 py-2 text-16 text-warn-700">
          <WifiOff aria-hidden />
          {isKept ? offlineCopy.offlineOnly : offlineCopy.offline}
        </p>
      )}
    </div>
  );
}
