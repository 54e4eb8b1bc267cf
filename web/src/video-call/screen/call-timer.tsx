import { useEffect, useState } from 'react';
import { formatDuration } from '../../ui/format.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { stageCopy } from '../video-call.copy.ts';

/** Whole seconds since the instant. */
export function useSecondsSince(instant: number | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (instant === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [instant]);
  return instant === null ? 0 : Math.max(0, Math.floor((now - instant) / 1_000));
}

/** Duration of the consultation, never announced to screen readers. */
export function CallTimer({ startedAt }: { startedAt: Date | null }) {
  const seconds = useSecondsSince(startedAt?.getTime() ?? null);
  if (!startedAt) return null;
  return (
    <span className="tabular-nums">
      <VisuallyHidden>{stageCopy.duration} </VisuallyHidden>
      {formatDuration(seconds)}
    </span>
  );
}
