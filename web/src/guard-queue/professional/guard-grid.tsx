import { DELAYED_AFTER_MINUTES, type Triage } from '@app/contract/guard-queue';
import type { QueueEntry } from '@app/contract/visits';
import { Clock, Video } from 'lucide-react';
import type { ReactNode } from 'react';
import { UNHURRIED_MS, useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Chip, type Tone } from '../../ui/feedback/chip.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { entryName } from '../../visits/index.ts';
import { gridCopy as copy, statusLabel } from '../guard-queue.copy.ts';
import { isCallable } from './is-callable.ts';
import { triageCopy } from './triage.copy.ts';
import { TriageFacts } from './triage-facts.tsx';

type Props = {
  entries: QueueEntry[];
  /** Triage data, of the patients for whom it was read. */
  triage: readonly Triage[];
  onCall: (entry: QueueEntry) => void;
  /** Why nobody can be called now. */
  callReason: string | undefined;
  /** Further buttons of a row, from other capabilities: history and chat. */
  doorsOf: (entry: QueueEntry) => ReactNode;
};

/** People waiting, oldest first; the oldest who is there has the primary button. */
export function GuardGrid(props: Props) {
  const now = useNow(UNHURRIED_MS);
  const columns = gridColumns(props, now);
  return (
    <Table
      caption={copy.caption}
      isWide
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

const minutesSince = (entry: QueueEntry, now: number) =>
  Math.max(0, (now - Date.parse(entry.createdDate)) / 60_000);

const isDelayed = (entry: QueueEntry, now: number) =>
  entry.status === 'WAITING' && minutesSince(entry, now) > DELAYED_AFTER_MINUTES;

function gridColumns(props: Props, now: number): Column<QueueEntry>[] {
  return [
    {
      id: 'wait',
      header: copy.columns.wait,
      isNumeric: true,
      isUnnamed: true,
      cell: (entry) => <Wait entry={entry} now={now} />,
    },
    {
      id: 'patient',
      header: copy.columns.patient,
      isTyped: true,
      isRowHeader: true,
      cell: (entry) => (
        <span className="flex flex-col as-cards:flex-row as-cards:items-baseline as-cards:gap-2">
          <span className="font-medium">{entryName(entry)}</span>
          <span className="text-small font-regular whitespace-nowrap text-ink-2">
            {copy.years(entry.age)}
          </span>
        </span>
      ),
    },
    {
      id: 'reason',
      header: copy.columns.reason,
      isTyped: true,
      isUnnamed: true,
      cell: (entry) => <Reason entry={entry} triage={props.triage} />,
    },
    { id: 'financer', header: copy.columns.financer, cell: ({ financer }) => financer },
    {
      id: 'status',
      header: copy.columns.status,
      cell: (entry) => <StatusChip entry={entry} isDelayed={isDelayed(entry, now)} />,
    },
    {
      id: 'actions',
      header: copy.columns.actions,
      isAction: true,
      cell: (entry) => <Actions entry={entry} {...props} />,
    },
  ];
}

/** How long a patient has waited; a long wait is highlighted. */
const Wait = ({ entry, now }: { entry: QueueEntry; now: number }) => (
  <Chip
    tone={isDelayed(entry, now) ? 'warn' : 'neutral'}
    icon={<Clock aria-hidden size={18} className="as-table:hidden" />}
  >
    <span className="whitespace-nowrap">
      {triageCopy.waited(Math.floor(minutesSince(entry, now)))}
    </span>
  </Chip>
);

const Reason = ({ entry, triage }: { entry: QueueEntry; triage: readonly Triage[] }) => (
  <span className="flex w-full flex-col gap-1.5 as-table:min-w-[15rem]">
    <span className="font-medium">{entry.reason}</span>
    <TriageFacts
      facts={triage.find(({ queueId }) => queueId === entry.queueId)}
      name={entryName(entry)}
    />
  </span>
);

const TONES: Partial<Record<QueueEntry['status'], Tone>> = {
  ACCEPTED: 'info',
  STARTED: 'info',
  FINISHED: 'ok',
  ERROR: 'danger',
  FAIL_SAVE_CONSULTATION: 'danger',
};

/** The state; away while nothing is heard of the patient, delayed after a long wait. */
function StatusChip({
  entry: { status, silentSince },
  isDelayed: isLate,
}: {
  entry: QueueEntry;
  isDelayed: boolean;
}) {
  const label = statusLabel[status];
  if (silentSince) return <Chip tone="neutral">{copy.silent(silentSince)}</Chip>;
  if (isLate) return <Chip tone="warn">{`${label}, ${copy.delayed}`}</Chip>;
  return <Chip tone={TONES[status] ?? 'neutral'}>{label}</Chip>;
}

function Actions({ entry, entries, onCall, callReason, doorsOf }: Props & { entry: QueueEntry }) {
  const name = entryName(entry);
  return (
    <span className="flex w-full items-center gap-2 as-table:max-xl:flex-col as-table:max-xl:items-start as-table:max-xl:gap-1">
      {isCallable(entry) ? (
        <span className="sm:max-w-64 as-cards:flex-1">
          <Button
            isWide
            kind={entry.queueId === entries.find(isCallable)?.queueId ? 'primary' : 'secondary'}
            icon={<Video aria-hidden />}
            aria-label={copy.callName(name)}
            disabledReason={callReason}
            onPress={() => onCall(entry)}
          >
            {copy.call}
          </Button>
        </span>
      ) : (
        entry.silentSince && <span className="text-small text-ink-2">{copy.silentDetail}</span>
      )}
      <span className="flex flex-wrap gap-2 as-table:flex-nowrap as-table:gap-0">
        {doorsOf(entry)}
      </span>
    </span>
  );
}
