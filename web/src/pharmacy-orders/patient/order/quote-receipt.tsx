import { type Order, quoteAmounts } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { QuoteSum } from '../../receipt/quote-sum.tsx';
import { QuotedExtras, QuotedItems } from '../../receipt/quoted-lines.tsx';
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
  const { discountOrder, discountExtra, deliveryCost } = order;
  const amounts = quoteAmounts({
    items: items.data,
    extras: extras.data,
    discountOrder,
    discountExtra,
    deliveryCost: deliveryCost ?? 0,
  });
  return (
    <Card title={copy.title}>
      <QuotedItems items={items.data} />
      <NotQuoted order={order} items={items.data} />
      <QuotedExtras extras={extras.data} />
      <QuoteSum amounts={amounts} />
    </Card>
  );
}
