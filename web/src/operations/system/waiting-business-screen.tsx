import type { WaitingBusiness } from '@app/contract/operations';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatDateTime, formatNumber, formatPesos, formatPhone } from '../../ui/format.ts';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { waitingCopy as copy } from './system.copy.ts';
import { waitingBusinessQuery } from './system.queries.ts';

/** Orders without a quote, and refunds that have not succeeded yet. */
export function WaitingBusinessScreen() {
  const { data, error, refetch } = useQuery(waitingBusinessQuery);
  if (!data && error)
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={['card', 'card']} />;
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-3">
        <h2>{copy.orders}</h2>
        <p className="text-ink-2">{copy.ordersDetail}</p>
        {data.orders.length === 0 ? (
          <EmptyState text={copy.noOrders} illustration="calm" />
        ) : (
          <Table
            caption={copy.orders}
            columns={ORDERS}
            rows={data.orders}
            rowKey={({ number }) => String(number)}
          />
        )}
      </section>
      <section className="flex flex-col gap-3">
        <h2>{copy.refunds}</h2>
        <p className="text-ink-2">{copy.refundsDetail}</p>
        {data.refunds.length === 0 ? (
          <EmptyState text={copy.noRefunds} illustration="calm" />
        ) : (
          <Table
            caption={copy.refunds}
            columns={REFUNDS}
            rows={data.refunds}
            rowKey={({ id }) => id}
          />
        )}
      </section>
    </div>
  );
}

const ORDERS: readonly Column<WaitingBusiness['orders'][number]>[] = [
  { id: 'number', header: copy.number, isRowHeader: true, cell: ({ number }) => `N.º ${number}` },
  { id: 'branch', header: copy.branch, isTyped: true, cell: ({ branch }) => branch },
  { id: 'phone', header: copy.phone, cell: ({ branchPhone }) => formatPhone(branchPhone) },
  { id: 'sent', header: copy.sent, cell: ({ sentDate }) => formatDateTime(sentDate) },
  { id: 'expires', header: copy.expires, cell: ({ expiresDate }) => formatDateTime(expiresDate) },
];

const REFUNDS: readonly Column<WaitingBusiness['refunds'][number]>[] = [
  {
    id: 'amount',
    header: copy.amount,
    isRowHeader: true,
    isNumeric: true,
    cell: ({ pesos }) => formatPesos(pesos),
  },
  { id: 'due', header: copy.due, cell: ({ dueDate }) => formatDateTime(dueDate) },
  { id: 'tries', header: copy.tries, isNumeric: true, cell: ({ tries }) => formatNumber(tries) },
  { id: 'next', header: copy.nextTry, cell: ({ nextTryDate }) => formatDateTime(nextTryDate) },
  { id: 'problem', header: copy.problem, isTyped: true, cell: ({ problem }) => problem },
];
