import { pesosOf } from '@app/contract/kernel';
import {
  lineAmounts,
  type Order,
  type OrderExtra,
  type OrderItem,
  quoteAmounts,
} from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { formatNumber, formatPesos } from '../../../ui/format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { type Column, Table } from '../../../ui/layout/table.tsx';
import { extrasQuery, itemsQuery } from '../orders.queries.ts';
import { NotQuoted } from './not-quoted.tsx';
import { quoteCopy as copy } from './order.copy.ts';
import { QuoteSum } from './quote-sum.tsx';

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
      <Table
        caption={copy.lines}
        columns={[nameColumn(copy.medicine, Product), ...amountColumns]}
        rows={items.data}
        rowKey={({ prescriptionId, item }) => `${prescriptionId} ${item}`}
      />
      <NotQuoted order={order} items={items.data} />
      {extras.data.length > 0 && (
        <Table
          caption={copy.extras}
          columns={[nameColumn<OrderExtra>(copy.charge, ({ name }) => name), ...amountColumns]}
          rows={extras.data}
          rowKey={({ name }) => name}
        />
      )}
      <QuoteSum amounts={amounts} />
    </Card>
  );
}

const Product = ({ name, pack, covered }: OrderItem) => (
  <span className="flex flex-col items-start gap-1 break-words">
    {name}
    <span className="text-small font-regular text-ink-2">{pack}</span>
    {covered && <Chip tone="ok">{copy.covered}</Chip>}
  </span>
);

const nameColumn = <Line extends OrderExtra>(
  header: string,
  cell: Column<Line>['cell'],
): Column<Line> => ({ id: 'name', header, cell, isRowHeader: true });

const amountColumns: Column<OrderExtra>[] = [
  {
    id: 'quantity',
    header: copy.quantity,
    cell: ({ quantity }) => formatNumber(quantity),
    isNumeric: true,
  },
  {
    id: 'price',
    header: copy.price,
    cell: ({ unitPrice }) => formatPesos(unitPrice),
    isNumeric: true,
  },
  {
    id: 'subtotal',
    header: copy.subtotal,
    cell: (line) => formatPesos(pesosOf(lineAmounts(line).subtotal)),
    isNumeric: true,
  },
  {
    id: 'discount',
    header: copy.discount,
    cell: (line) =>
      line.discount === 0
        ? copy.noDiscount
        : copy.ofPercent(
            formatPesos(pesosOf(lineAmounts(line).discount)),
            formatNumber(line.discount),
          ),
    isNumeric: true,
  },
  {
    id: 'total',
    header: copy.total,
    cell: (line) => <strong>{formatPesos(pesosOf(lineAmounts(line).total))}</strong>,
    isNumeric: true,
  },
];
