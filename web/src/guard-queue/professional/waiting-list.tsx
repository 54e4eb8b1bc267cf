import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import { gridCopy as copy } from '../guard-queue.copy.ts';
import { triageQuery, waitingQuery } from '../guard-queue.queries.ts';
import { NotifyButton } from '../patient/notify-button.tsx';
import { GuardDay } from './guard-day.tsx';
import { GuardGrid } from './guard-grid.tsx';
import { triageCopy } from './triage.copy.ts';

type Props = {
  specialtyId: number;
  onCall: (entry: QueueEntry) => void;
  onAttend: (queueId: string) => void;
  doorsOf: (entry: QueueEntry) => ReactNode;
  nextAppointment: ReactNode;
};

/** The line of a professional on duty; if it is empty, the day's figures. */
export function WaitingList({ specialtyId, onAttend, nextAppointment, ...props }: Props) {
  const line = useQuery(waitingQuery(specialtyId, true));
  const failure = line.error && (
    <ErrorState text={copy.failed} error={line.error} onRetry={() => void line.refetch()} />
  );
  if (!line.data) return failure ?? <Skeleton lines={['card', 'text']} />;
  return (
    <>
      {failure}
      {line.data.length === 0 ? (
        <>
          <EmptyState text={copy.empty} detail={copy.emptyDetail} illustration="calm" />
          <GuardDay onAttend={onAttend} nextAppointment={nextAppointment} />
          <p className="text-small text-ink-2">{copy.auto}</p>
        </>
      ) : (
        <>
          <Waiting {...props} specialtyId={specialtyId} entries={line.data} />
          <p className="text-small text-ink-2">
            <span>{copy.auto}</span>{' '}
            {nextAppointment && (
              <span>
                {copy.nextAppointment} {nextAppointment}.
              </span>
            )}
          </p>
          <NotifyButton words={copy} />
        </>
      )}
    </>
  );
}

type WaitingProps = Pick<Props, 'specialtyId' | 'onCall' | 'doorsOf'> & { entries: QueueEntry[] };

/** The patients of a line with their triage data, without which they can still be called. */
function Waiting({ specialtyId, entries, ...props }: WaitingProps) {
  const triage = useQuery(triageQuery(specialtyId, entries));
  // Rows are shown once their data, and so their height, is known or has failed to load. After that they stay,
  // since a chat may be open from one of them while the data is refetched.
  const [areShown, setAreShown] = useState(false);
  if (!areShown && (!triage.isPending || triage.failureCount > 0)) setAreShown(true);
  if (!areShown) return <Skeleton lines={['card', 'card']} />;
  return (
    <>
      {triage.failureCount > 0 && !triage.data && (
        <Banner
          tone="warn"
          action={<Button onPress={() => void triage.refetch()}>{uiCopy.retry}</Button>}
        >
          {triageCopy.failed}
        </Banner>
      )}
      <GuardGrid {...props} entries={entries} triage={triage.data ?? []} callReason={undefined} />
    </>
  );
}
