import { type BranchOrderDetail, quoteAmounts } from '@app/contract/pharmacy-orders';
import { Card } from '../../ui/layout/card.tsx';
import { QuoteSum } from '../receipt/quote-sum.tsx';
import { QuotedExtras, QuotedItems } from '../receipt/quoted-lines.tsx';
import { quoteCopy as copy } from './branch-orders.copy.ts';

/** What was quoted, as its patient reads it. */
export const Quoted = ({ detail: { order, items, extras } }: { detail: BranchOrderDetail }) => {
  const deliveryCost = order.deliveryCost ?? 0;
  return (
    <div className="print:hidden">
      <Card title={copy.title}>
        <QuotedItems items={items} />
        <QuotedExtras extras={extras} />
        <QuoteSum amounts={quoteAmounts({ ...order, deliveryCost, items, extras })} />
      </Card>
    </div>
  );
};
