import { Clock } from 'lucide-react';
import { serverNow, useClockError } from '../../lib/server/server-time.ts';
import { formatTime } from '../../ui/format.ts';
import { clockCopy as copy } from './offline.copy.ts';

/** A clock that is a little wrong disturbs nobody. */
const TOLD_FROM_MS = 5 * 60_000;

/** Tells whose device shows another hour than the clinic's, since hours on the screen are the clinic's. */
export function ClockBanner() {
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
