import type { GuardSummary } from '@app/contract/guard-queue';
import { Link } from 'react-router';
import { nextOpeningText } from '../../lib/readings/guard-hours.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { homeCopy as copy } from '../guard-queue.copy.ts';
import { nobodyOnDuty } from './guard-texts.ts';
import type { GuardNow } from './use-guard-now.ts';

/** Who attends, and the wait; nothing until known. */
export function Expectation({ guard }: { guard: GuardNow }) {
  const { summary, isUnattended } = guard;
  if (summary.isLoadingError)
    return (
      <ErrorState
        text={copy.guardFailed}
        error={summary.error}
        onRetry={() => void summary.refetch()}
      />
    );
  if (isUnattended === undefined || !summary.data) return <Skeleton lines={['text', 'text']} />;
  return isUnattended ? (
    <p className="text-ink-2">{nobodyOnDuty()}</p>
  ) : (
    <Attended summary={summary.data} />
  );
}

/** With nobody on duty, when the guard attends again, where its shifts say so; below the way in, which a telephone shows at once. */
export const NextOpenings = ({
  guard: { hours, isUnattended },
}: {
  guard: Pick<GuardNow, 'hours' | 'isUnattended'>;
}) =>
  isUnattended === true &&
  hours.length > 0 && (
    <p className="font-medium">
      {nextOpeningText(hours).map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
      <Link to="/ayuda" className="font-regular">
        {copy.guardHours}
      </Link>
    </p>
  );

function Attended({ summary }: { summary: readonly GuardSummary[] }) {
  const attended = summary.filter((row) => row.onDuty > 0);
  const [shortest] = attended
    .map(({ wait }) => wait)
    .filter((wait) => wait !== null)
    .sort((a, b) => a.to - b.to);
  return (
    <p className="text-ink-2">
      {copy.expected(attended.map(({ name }) => name).join(' y '))}{' '}
      {shortest && <strong className="text-ink-1">{copy.wait(shortest)}.</strong>}
    </p>
  );
}
