import type { Reading } from '@app/contract/record-access';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LicenceLink } from '../lib/readings/licence-link.tsx';
import { Button } from '../ui/actions/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatDateTime } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { recordAccessCopy as copy, reasonText } from './record-access.copy.ts';
import { readingsQuery } from './record-access.queries.ts';

/** Who read a record, when and why, from the audit: one row per day (requirement: traced reading). */
export function ReadingsCard({ patientId }: { patientId: string }) {
  const readings = useInfiniteQuery(readingsQuery(patientId));
  return (
    <Card title={copy.readings}>
      {readings.isPending && <Skeleton lines={['text', 'text']} />}
      {readings.error && (
        <ErrorState
          text={copy.readingsFailed}
          error={readings.error}
          onRetry={() => void readings.refetch()}
        />
      )}
      {readings.data?.length === 0 && <p className="text-ink-2">{copy.noReadings}</p>}
      <ul className="flex flex-col">
        {readings.data?.map((reading) => (
          <ReadingRow key={`${reading.at} ${reading.name} ${reading.reason}`} reading={reading} />
        ))}
      </ul>
      {readings.hasNextPage && (
        <Button
          isPending={readings.isFetchingNextPage}
          onPress={() => void readings.fetchNextPage()}
        >
          {copy.older}
        </Button>
      )}
    </Card>
  );
}

const ReadingRow = ({
  reading: { at, name, licence_label, professional_id, reason, emergency },
}: {
  reading: Reading;
}) => (
  <li className="flex flex-col gap-1 border-b border-line py-3 first:pt-0 last:border-b-0">
    <p className="font-medium">
      {name}
      {licence_label && (
        <span className="font-normal">
          {' · '}
          <LicenceLink professionalId={professional_id} label={licence_label} />
        </span>
      )}
    </p>
    <p>
      {reasonText[reason]}
      {emergency && <span className="block">{copy.emergencyReason(emergency)}</span>}
    </p>
    <p className="text-small text-ink-2">
      <time dateTime={at}>{formatDateTime(at)}</time>
    </p>
  </li>
);
