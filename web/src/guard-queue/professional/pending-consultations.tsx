import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { useScreenActions } from '../../lib/screen-actions.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { entryName, ownEntriesQuery } from '../../visits/index.ts';
import { gridCopy as copy } from '../guard-queue.copy.ts';

const PENDING: ReadonlySet<QueueEntry['phase']> = new Set(['IN_CALL', 'WRAP_UP', 'ERROR']);

/** A consultation that was started and has no record yet. */
export const isPending = ({ phase }: QueueEntry): boolean => PENDING.has(phase);

const wayBack = ({ phase }: QueueEntry) => (phase === 'ERROR' ? copy.saveAgain : copy.resume);

type Props = {
  onAttend: (queueId: string) => void;
  /** The patient being called, whose workspace opens automatically. */
  calling: QueueEntry | undefined;
};

/** Links to calls in progress and unsaved records. */
export function PendingConsultations({ onAttend, calling }: Props) {
  const { data: own = [] } = useQuery(ownEntriesQuery);
  const open = own.filter((entry) => isPending(entry) && entry.queueId !== calling?.queueId);
  useScreenActions(
    open.map((entry) => ({
      id: `resume-${entry.queueId}`,
      group: 'guard',
      label: `${wayBack(entry)}: ${entryName(entry)}`,
      run: () => onAttend(entry.queueId),
    })),
  );
  return open.map((entry) => (
    <Banner
      key={entry.queueId}
      tone="warn"
      action={
        <Button kind="primary" onPress={() => onAttend(entry.queueId)}>
          {wayBack(entry)}
        </Button>
      }
    >
      {copy.pending(entryName(entry), entry.startedDate ?? entry.createdDate)}
    </Banner>
  ));
}
