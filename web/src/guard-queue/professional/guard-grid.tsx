import { DELAYED_AFTER_MINUTES } from '@app/contract/guard-queue';
import { nextPhase, type QueueEntry } from '@app/contract/visits';
import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chip, type Tone } from '../../ui/feedback/chip.tsx';
import { formatDuration } from '../../ui/format.ts';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { entryName } from '../../visits/index.ts';
import { gridCopy as copy, statusLabel } from '../guard-queue.copy.ts';

type Props = {
  entries: QueueEntry[];
  onCall: (entry: QueueEntry) => void;
  /** Why nobody can be called now. */
  callReason: string | undefined;
  /** Further buttons of a row, from other capabilities: history and chat. */
  doorsOf: (entry: QueueEntry) => ReactNode;
};

/** People waiting, oldest first; the oldest has the primary button. */
export function GuardGrid(props: Props) {
  const now = useNow();
  const columns = gridColumns(props, now);
  return (
    <Table
      caption={copy.caption}
      columns={columns}
      rows={props.entries}
      rowKey={({ queueId }) => queueId}
      detail={(entry) => (
        <DescriptionList
          facts={[
            { term: copy.columns.email, value: entry.familymember },
            { term: copy.columns.professional, value: entry.profesionalName ?? '—' },
          ]}
        />
      )}
    />
  );
}

const secondsSince = (entry: QueueEntry, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(entry.createdDate)) / 1000));

function gridColumns(props: Props, now: number): Column<QueueEntry>[] {
  return [
    {
      id: 'wait',
      header: copy.columns.wait,
      isNumeric: true,
      cell: (entry) => <strong>{formatDuration(secondsSince(entry, now))}</strong>,
    },
    {
      id: 'patient',
      header: copy.columns.patient,
      isRowHeader: true,
      cell: (entry) => (
        <span className="flex flex-col">
          <span className="font-medium">{entryName(entry)}</span>
          <span className="text-small text-ink-2">{copy.years(entry.age)}</span>
        </span>
      ),
    },
    { id: 'reason', header: copy.columns.reason, cell: ({ reason }) => reason },
    { id: 'financer', header: copy.columns.financer, cell: ({ financer }) => financer },
    {
      id: 'status',
      header: copy.columns.status,
      cell: (entry) => (
        <StatusChip
          entry={entry}
          isDelayed={secondsSince(entry, now) > DELAYED_AFTER_MINUTES * 60}
        />
      ),
    },
    {
      id: 'actions',
      header: copy.columns.actions,
      isAction: true,
      cell: (entry) => <Actions entry={entry} {...props} />,
    },
  ];
}

const TONES: Partial<Record<QueueEntry['status'], Tone>> = {
  ACCEPTED: 'info',
  STARTED: 'info',
  FINISHED: 'ok',
  ERROR: 'danger',
  FAIL_SAVE_CONSULTATION: 'danger',
};

/** The state; delayed after a long wait. */
function StatusChip({ entry: { status }, isDelayed }: { entry: QueueEntry; isDelayed: boolean }) {
  const label = statusLabel[status];
  if (status === 'WAITING' && isDelayed) {
    return <Chip tone="warn">{`${label}, ${copy.delayed}`}</Chip>;
  }
  return <Chip tone={TONES[status] ?? 'neutral'}>{label}</Chip>;
}

function Actions({ entry, entries, onCall, callReason, doorsOf }: Props & { entry: QueueEntry }) {
  const name = entryName(entry);
  const isCallable = nextPhase(entry, 'GetPatient') !== undefined;
  return (
    <span className="flex items-center gap-2">
      {isCallable && (
        <Button
          kind={entry.orderNumber === 1 || entries.length === 1 ? 'primary' : 'secondary'}
          icon={<Video aria-hidden />}
          aria-label={copy.callName(name)}
          disabledReason={callReason}
          onPress={() => onCall(entry)}
        >
          {copy.call}
        </Button>
      )}
      {doorsOf(entry)}
    </span>
  );
}
