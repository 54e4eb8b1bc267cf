import type { Order } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { OrderReceipt } from '../../receipt/order-receipt.tsx';
import { extrasQuery, itemsQuery } from '../orders.queries.ts';
import { NotQuoted } from './not-quoted.tsx';
import { quoteCopy as copy } from './order.copy.ts';

/** The quote of an order, as a receipt. */
export function QuoteReceipt({ order }: { order: Order }) {
  const items = useQuery(itemsQuery(order));
  const extras = useQuery(extrasQuery(order));
  if (items.error && !items.data) {
    return (
      <ErrorState text={copy.failed} error={items.error} onRetry={() => void items.refetch()} />
    );
  }
  if (extras.error && !extras.data) {
    return (
      <ErrorState
        text={copy.extrasFailed}
        error={extras.error}
        onRetry={() => void extras.refetch()}
      />
    );
  }
  if (!items.data || !extras.data) return <Skeleton lines={['title', 'card', 'text']} />;
  return (
    <OrderReceipt order={order} items={items.data} extras={extras.data}>
      <NotQuoted order={order} items={items.data} />
    </OrderReceipt>
  );
}
