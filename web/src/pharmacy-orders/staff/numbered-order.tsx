import { useQuery } from '@tanstack/react-query';
import { problemCode } from '../../lib/server/problem-error.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { digitsOf } from '../../ui/format.ts';
import { Table } from '../../ui/layout/table.tsx';
import { staffOrdersCopy as copy } from './staff-orders.copy.ts';
import { numberedOrderQuery } from './staff-orders.queries.ts';
import { columnsOf } from './staff-orders-table.tsx';

type Props = { typed: string; addressOf: (id: string) => string };

/** The order with the typed number, in any status. */
export function NumberedOrder({ typed, addressOf }: Props) {
  const number = Number(digitsOf(typed));
  return number > 0 ? <Found number={number} addressOf={addressOf} /> : <NotFound />;
}

function Found({ number, addressOf }: { number: number; addressOf: Props['addressOf'] }) {
  const { data: order, error, refetch } = useQuery(numberedOrderQuery(number));
  if (order) {
    return (
      <Table
        caption={copy.title}
        columns={columnsOf(addressOf)}
        rows={[order]}
        rowKey={({ id }) => id}
      />
    );
  }
  if (problemCode(error) === 'pharmacy-orders.not-found') return <NotFound />;
  if (error) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  return <Skeleton lines={['text', 'card']} />;
}

const NotFound = () => <EmptyState text={copy.notFound} detail={copy.notFoundDetail} />;
