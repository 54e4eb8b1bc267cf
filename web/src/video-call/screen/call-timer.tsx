import { useSecondsSince } from '../../lib/use-now.ts';
import { formatDuration } from '../../ui/format.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { stageCopy } from '../video-call.copy.ts';

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
