import type { PartState, System } from '@app/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Chip, type Tone } from '../../ui/feedback/chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatBytes, formatDateTime, formatNumber } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { systemCopy as copy, partNames, partStateNames, roundName } from './system.copy.ts';
import { systemQuery } from './system.queries.ts';

const TONES: Record<PartState, Tone> = { ok: 'ok', away: 'danger', off: 'neutral' };

/** The running version, its start, and the state of what it depends on. */
export function StatusScreen() {
  const { data, error, refetch } = useQuery(systemQuery);
  if (data) return <Status system={data} />;
  if (error) return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  return <Skeleton lines={['card', 'card']} />;
}

const Status = ({ system }: { system: System }) => (
  <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
    {system.failingRounds.length > 0 && (
      <div className="flex flex-col gap-2 lg:col-span-2">
        {system.failingRounds.map(({ name, since }) => (
          <Banner key={name} tone="danger" isStanding>
            {copy.failingRound(roundName(name), formatDateTime(since))}
          </Banner>
        ))}
      </div>
    )}
    <Card>
      <h2>{copy.parts}</h2>
      <ul className="flex flex-col gap-2">
        {system.parts.map(({ part, state }) => (
          <li key={part} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            {partNames[part]}
            <Chip tone={TONES[state]}>{partStateNames[state]}</Chip>
          </li>
        ))}
      </ul>
    </Card>
    <div className="flex flex-col gap-4">
      <Card>
        <h2>{copy.facts}</h2>
        <DescriptionList
          facts={[
            { term: copy.version, value: system.version },
            { term: copy.started, value: formatDateTime(system.startedAt) },
            { term: copy.database, value: `PostgreSQL ${system.databaseVersion}` },
            { term: copy.size, value: formatBytes(system.databaseBytes) },
            { term: copy.migrations, value: formatNumber(system.migrations) },
            {
              term: copy.backup,
              value: system.lastBackup ? formatDateTime(system.lastBackup) : copy.noBackup,
            },
          ]}
        />
      </Card>
      <Card>
        <h2>{copy.messages}</h2>
        <DescriptionList
          facts={[
            { term: copy.waiting, value: formatNumber(system.messages.waiting) },
            { term: copy.retrying, value: formatNumber(system.messages.failed) },
            { term: copy.givenUp, value: formatNumber(system.messages.givenUp) },
            { term: copy.refusedNotices, value: refusedText(system.refusedNotices) },
          ]}
        />
        <Link to="/admin/mensajes?tab=entregas">{copy.deliveries}</Link>
      </Card>
    </div>
  </div>
);

const refusedText = ({ count, lastDate }: System['refusedNotices']): string =>
  lastDate === null || count === 0 ? copy.noRefused : copy.refused(count, formatDateTime(lastDate));
