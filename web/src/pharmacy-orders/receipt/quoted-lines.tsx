import { pesosOf } from '@app/contract/kernel';
import { lineAmounts, type OrderExtra, type OrderItem } from '@app/contract/pharmacy-orders';
import { Chip } from '../../ui/feedback/chip.tsx';
import { formatNumber, formatPesos } from '../../ui/format.ts';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { receiptCopy as copy } from './receipt.copy.ts';

/** The medicines of a quote. */
export const QuotedItems = ({ items }: { items: readonly OrderItem[] }) => (
  <Table
    caption={copy.lines}
    columns={[nameColumn(copy.medicine, Product), ...amountColumns]}
    rows={items}
    rowKey={({ prescriptionId, item }) => `${prescriptionId} ${item}`}
  />
);

/** The extras of a quote; nothing if there are none. */
export const QuotedExtras = ({ extras }: { extras: readonly OrderExtra[] }) =>
  extras.length > 0 && (
    <Table
      caption={copy.extras}
      columns={[nameColumn<OrderExtra>(copy.charge, ({ name }) => name), ...amountColumns]}
      rows={extras}
      rowKey={({ name }) => name}
    />
  );

const Product = ({ name, pack, covered }: OrderItem) => (
  <span className="flex flex-col items-start gap-1">
    <span translate="no">{name}</span>
    <span className="text-small font-regular text-ink-2">{pack}</span>
    {covered && <Chip tone="ok">{copy.covered}</Chip>}
  </span>
);

const nameColumn = <Line extends OrderExtra>(
  header: string,
  cell: Column<Line>['cell'],
): Column<Line> => ({ id: 'name', header, cell, isRowHeader: true, isTyped: true });

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
