import type { Touched } from '@app/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { touchedCopy as copy } from './act-dialogs.copy.ts';
import { touchedQuery } from './people.queries.ts';

/** What it touches that a professional stops attending, before it is confirmed. */
export function TouchedFacts({ professionalId }: { professionalId: string }) {
  const { data, error, refetch } = useQuery(touchedQuery(professionalId));
  if (!data) {
    return error ? (
      <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={['text', 'text']} />
    );
  }
  const lines = linesOf(data);
  return (
    <section aria-label={copy.title} className="flex flex-col gap-2">
      <h3>{copy.title}</h3>
      {lines.length === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <ul className="list-disc pl-6">
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {data.appointments > 0 && <p>{copy.after}</p>}
    </section>
  );
}

const COUNTED = ['paid', 'waitingNow', 'pendingRecords', 'waitingPlaces', 'guardShifts'] as const;

const linesOf = (touched: Touched): string[] => [
  ...(touched.firstDate ? [copy.appointments(touched.appointments, touched.firstDate)] : []),
  ...COUNTED.filter((name) => touched[name] > 0).map((name) => copy[name](touched[name])),
];
