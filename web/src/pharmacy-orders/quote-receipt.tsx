import { pesosOf } from '@app/contract/kernel';
import {
  lineAmounts,
  type Order,
  type OrderExtra,
  type OrderItem,
  quoteAmounts,
} from '@app/contract/pharmacy-orders';
import { formatNumber, formatPesos } from '../ui/format.ts';
import { type Column, Table } from '../ui/layout/table.tsx';
import { receiptCopy as copy } from './quote-receipt.copy.ts';

type Line = (OrderItem | OrderExtra) & { key: string };

type Props = {
  order: Pick<Order, 'discountOrder' | 'discountExtra' | 'deliveryCost' | 'delivery'>;
  items: readonly OrderItem[];
  extras: readonly OrderExtra[];
};

/** A quote as a receipt, the same for who pays it and who asks for it. */
export const QuoteReceipt = ({ order, items, extras }: Props) => (
  <div className="flex flex-col gap-4">
    <Table
      caption={copy.table}
      columns={columns}
      rows={[
        ...items.map((item) => ({ ...item, key: `${item.prescriptionId} ${item.item}` })),
        ...extras.map((extra, index) => ({ ...extra, key: `extra ${index}` })),
      ]}
      rowKey={({ key }) => key}
    />
    <Totals order={order} items={items} extras={extras} />
  </div>
);

const pesos = (centavos: number) => formatPesos(pesosOf(centavos));

const columns: Column<Line>[] = [
  {
    id: 'name',
    header: copy.name,
    isRowHeader: true,
    cell: (line) => ('pack' in line ? `${line.name} · ${line.pack}` : line.name),
  },
  { id: 'quantity', header: copy.quantity, isNumeric: true, cell: ({ quantity }) => quantity },
  {
    id: 'price',
    header: copy.unitPrice,
    isNumeric: true,
    cell: ({ unitPrice }) => formatPesos(unitPrice),
  },
  {
    id: 'subtotal',
    header: copy.subtotal,
    isNumeric: true,
    cell: (line) => pesos(lineAmounts(line).subtotal),
  },
  {
    id: 'discount',
    header: copy.discount,
    isNumeric: true,
    cell: (line) => (line.discount === 0 ? copy.none : <Discount line={line} />),
  },
  {
    id: 'amount',
    header: copy.amount,
    isNumeric: true,
    cell: (line) => <strong>{pesos(lineAmounts(line).total)}</strong>,
  },
];

const Discount = ({ line }: { line: Line }) => (
  <>
    {copy.percentOf(formatNumber(line.discount), pesos(lineAmounts(line).discount))}
    {'covered' in line && line.covered && <span className="block">{copy.covered}</span>}
  </>
);

const Totals = ({ order, items, extras }: Props) => {
  const deliveryCost = order.deliveryCost ?? 0;
  const amounts = quoteAmounts({ ...order, deliveryCost, items, extras });
  const rows = [
    { term: copy.items, amount: pesos(amounts.items) },
    amounts.orderDiscount > 0 && {
      term: copy.orderDiscount(formatNumber(order.discountOrder)),
      amount: `−${pesos(amounts.orderDiscount)}`,
    },
    amounts.extras > 0 && { term: copy.extras, amount: pesos(amounts.extras) },
    amounts.extraDiscount > 0 && {
      term: copy.extraDiscount(formatNumber(order.discountExtra)),
      amount: `−${pesos(amounts.extraDiscount)}`,
    },
    order.delivery.kind === 'DELIVERY' && {
      term: copy.delivery,
      amount: amounts.delivery === 0 ? copy.noDelivery : pesos(amounts.delivery),
    },
  ].filter((row) => row !== false);
  return (
    <dl className="ml-auto grid w-full max-w-[440px] grid-cols-[1fr_auto] gap-x-4 gap-y-1 tabular-nums">
      {rows.map(({ term, amount }) => (
        <div key={term} className="contents">
          <dt>{term}</dt>
          <dd className="text-right">{amount}</dd>
        </div>
      ))}
      <dt className="border-t border-line pt-2 font-bold">{copy.total}</dt>
      <dd className="border-t border-line pt-2 text-right font-bold">{pesos(amounts.total)}</dd>
    </dl>
  );
};
