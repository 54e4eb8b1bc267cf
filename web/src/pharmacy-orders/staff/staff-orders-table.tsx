import type { StaffOrder } from '@app/contract/pharmacy-orders';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AlarmClock, TriangleAlert } from 'lucide-react';
import { Chip } from '../../ui/feedback/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatDateTime, formatPesos } from '../../ui/format.ts';
import type { Column } from '../../ui/layout/table.tsx';
import { PagedTable, RowLink } from '../../ui/listing/paged-table.tsx';
import { OrderStatusChip } from '../order-status-chip.tsx';
import { staffOrdersCopy as copy, staffStatusLabel } from './staff-orders.copy.ts';
import { type AskedOrders, staffOrdersQuery } from './staff-orders.queries.ts';

type Props = { asked: AskedOrders; addressOf: (id: string) => string };

/** The orders in some statuses, in pages. */
export function StaffOrdersTable({ asked, addressOf }: Props) {
  const query = useInfiniteQuery(staffOrdersQuery(asked));
  return (
    <PagedTable
      caption={copy.title}
      columns={columnsOf(addressOf)}
      query={query}
      rowKey={({ id }) => id}
      failed={copy.failed}
      empty={<EmptyState text={copy.none} detail={copy.noneDetail} illustration="receipt" />}
    />
  );
}

/** The columns of the table, for staff. */
export const columnsOf = (addressOf: Props['addressOf']): Column<StaffOrder>[] => [
  {
    id: 'number',
    header: copy.order,
    isRowHeader: true,
    cell: ({ id, purchaseOrderId }) => (
      <RowLink to={addressOf(id)}>
        <span className="whitespace-nowrap">{copy.numberOf(purchaseOrderId)}</span>
      </RowLink>
    ),
  },
  { id: 'branch', header: copy.branch, isTyped: true, cell: ({ branch }) => branch.name },
  { id: 'buyer', header: copy.buyer, isTyped: true, cell: ({ buyer }) => buyer.name || '—' },
  {
    id: 'since',
    header: copy.since,
    isNumeric: true,
    cell: ({ movedDate }) => formatDateTime(movedDate),
  },
  {
    id: 'until',
    header: copy.until,
    isNumeric: true,
    cell: ({ expirationDate }) => (expirationDate ? formatDateTime(expirationDate) : '—'),
  },
  {
    id: 'total',
    header: copy.total,
    isAmount: true,
    cell: ({ total }) => (total === null ? '—' : formatPesos(total)),
  },
  { id: 'status', header: copy.status, cell: (order) => <Standing order={order} /> },
];

/** The status of an order, and whether it is late. */
export const Standing = ({
  order,
}: {
  order: Pick<StaffOrder, 'status' | 'isLate' | 'isServedElsewhere'>;
}) => (
  <span className="flex flex-wrap items-center gap-2">
    <OrderStatusChip status={order.status} isDue={false}>
      {staffStatusLabel[order.status]}
    </OrderStatusChip>
    {order.isLate && (
      <Chip tone="danger" icon={<AlarmClock aria-hidden size={18} />}>
        {copy.late}
      </Chip>
    )}
    {order.isServedElsewhere && (
      <Chip tone="danger" icon={<TriangleAlert aria-hidden size={18} />}>
        {copy.servedElsewhere}
      </Chip>
    )}
  </span>
);
