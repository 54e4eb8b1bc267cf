import {
  amountDueBack,
  type Order,
  type OrderExtra,
  type QuotedItem,
  quoteAmounts,
} from '@app/contract/pharmacy-orders';
import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import { MissingItems } from './missing-items.tsx';
import { QuoteSum } from './quote-sum.tsx';
import { QuotedExtras, QuotedItems } from './quoted-lines.tsx';
import { receiptCopy as copy } from './receipt.copy.ts';

type Props = {
  order: Omit<Order, 'delivery'>;
  items: readonly QuotedItem[];
  extras: readonly OrderExtra[];
  /** Content after the medicines. */
  children?: ReactNode;
};

/** The quote of an order as a receipt: the total and, once it was shipped, what was not handed over. */
export function OrderReceipt({ order, items, extras, children }: Props) {
  const hasLeft = order.sentDate !== null;
  const isPaidBack = hasLeft && order.refund !== null;
  const deliveryCost = order.deliveryCost ?? 0;
  return (
    <Card title={copy.title}>
      <QuotedItems items={items} />
      {children}
      {hasLeft && <MissingItems items={items} note={isPaidBack && copy.missingIsPaidBack} />}
      <QuotedExtras extras={extras} />
      <QuoteSum
        amounts={quoteAmounts({ ...order, deliveryCost, items, extras })}
        dueBack={isPaidBack ? amountDueBack({ ...order, items }) : 0}
      />
    </Card>
  );
}
