import { Hourglass } from 'lucide-react';
import { useNow } from '../../lib/use-now.ts';
import { offlineCopy } from './offline.copy.ts';

/** Counts down until readings go on that reached a limit; nothing has to be pressed. */
export function WaitingBanner({ until }: { until: number }) {
  const seconds = Math.max(1, Math.ceil((until - useNow()) / 1000));
  return (
    <div className="sticky top-0 z-40 flex items-center gap-3 bg-warn-50 px-4 py-2 text-16 text-warn-700 cramped:static print:hidden">
      <Hourglass aria-hidden />
      {/* Read out once, not each second. */}
      <p role="status" className="sr-only">
        {offlineCopy.waitingTurn(offlineCopy.someSeconds)}
      </p>
      <p aria-hidden>{offlineCopy.waitingTurn(offlineCopy.seconds(seconds))}</p>
    </div>
  );
}
