import { WifiOff } from 'lucide-react';
import { useOnline } from '../lib/online.ts';
import { appCopy } from './app.copy.ts';

/** Says that the device has no network; what was read stays readable. */
export function OfflineBanner() {
  const isOnline = useOnline();
  return (
    <div role="status" className="print:hidden">
      {!isOnline && (
        <p className="flex items-center gap-3 bg-warn-50 px-4 py-2 text-16 text-warn-700">
          <WifiOff aria-hidden />
          {appCopy.offline}
        </p>
      )}
    </div>
  );
}
