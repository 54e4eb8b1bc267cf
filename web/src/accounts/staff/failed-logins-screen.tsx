import { type FailedLogins, listFailedLogins } from '@app/contract/accounts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatDateTime, formatNumber } from '../../ui/format.ts';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { failedLoginsCopy as copy } from './failed-logins.copy.ts';

const failedLoginsQuery = queryOptions({
  queryKey: ['failed-logins'],
  queryFn: async () => (await call(listFailedLogins, {})).data,
});

/** Failed attempts to log in of the last day, by account and by network. */
export function FailedLoginsScreen() {
  const { data, error, refetch } = useQuery(failedLoginsQuery);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-2">{copy.explain}</p>
      {data ? (
        <Attempts failed={data} />
      ) : error ? (
        <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={['card']} />
      )}
    </div>
  );
}

const Attempts = ({ failed: { accounts, networks } }: { failed: FailedLogins }) =>
  accounts.length + networks.length === 0 ? (
    <EmptyState text={copy.noAccounts} illustration="calm" />
  ) : (
    <>
      <h2>{copy.accounts}</h2>
      <Table
        caption={copy.accounts}
        columns={ACCOUNTS}
        rows={accounts}
        rowKey={({ email }) => email}
      />
      <h2>{copy.networks}</h2>
      <Table
        caption={copy.networks}
        columns={NETWORKS}
        rows={networks}
        rowKey={({ network, lastAt }) => `${network} ${lastAt}`}
      />
    </>
  );

type Counted = { attempts: number; lastAt: string };

const counted = (header: string): readonly Column<Counted>[] => [
  {
    id: 'attempts',
    header,
    isNumeric: true,
    cell: ({ attempts }) => formatNumber(attempts),
  },
  {
    id: 'lastAt',
    header: copy.lastAt,
    isNumeric: true,
    cell: ({ lastAt }) => formatDateTime(lastAt),
  },
];

const ACCOUNTS: readonly Column<FailedLogins['accounts'][number]>[] = [
  { id: 'email', header: copy.email, isTyped: true, isRowHeader: true, cell: ({ email }) => email },
  ...counted(copy.attempts),
  {
    id: 'state',
    header: copy.state,
    cell: ({ isSlowed }) => (
      <Chip tone={isSlowed ? 'warn' : 'neutral'}>{isSlowed ? copy.slowed : copy.normal}</Chip>
    ),
  },
];

const NETWORKS: readonly Column<FailedLogins['networks'][number]>[] = [
  { id: 'network', header: copy.network, isRowHeader: true, cell: ({ network }) => network },
  ...counted(copy.accountsTried),
];
