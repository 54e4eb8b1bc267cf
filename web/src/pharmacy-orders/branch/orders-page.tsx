import { type BranchOrder, ORDER_PAGE } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatDateTime, formatPesos } from '../../ui/format.ts';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { EmptyPage } from '../../ui/navigation/empty-page.tsx';
import { PageLinks } from '../../ui/navigation/page-links.tsx';
import { BranchOrderStatus } from './branch-order-status.tsx';
import { boardCopy as copy } from './branch-orders.copy.ts';
import { ordersQuery } from './branch-orders.queries.ts';
import { BOARD_TABS, type BoardTab, useBoardPlace } from './use-board-place.ts';

/** One page of one tab of the board. */
export function OrdersPage({ tab }: { tab: BoardTab }) {
  const { page, pageAddress } = useBoardPlace();
  const { data: orders, error, refetch } = useQuery(ordersQuery(BOARD_TABS[tab], page));
  if (error && !orders) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (!orders) return <Skeleton lines={['text', 'card']} />;
  const hasMore = orders.length === ORDER_PAGE;
  return (
    <div className="flex flex-col gap-4">
      {orders.length === 0 ? (
        <EmptyPage page={page} firstPage={pageAddress(1)}>
          <NoOrders tab={tab} />
        </EmptyPage>
      ) : (
        <Table
          caption={copy.table}
          columns={columnsOf(tab)}
          rows={orders}
          rowKey={({ id }) => id}
        />
      )}
      <PageLinks
        label={copy.pager}
        page={page}
        hasMore={hasMore}
        addressOf={pageAddress}
        previous={copy.newer}
        next={copy.older}
      />
    </div>
  );
}

const NoOrders = ({ tab }: { tab: BoardTab }) =>
  tab === 'nuevos' ? (
    <EmptyState text={copy.empty} detail={copy.emptyDetail} illustration="receipt" />
  ) : (
    <EmptyState text={copy.emptyTab} illustration="receipt" />
  );

const number: Column<BranchOrder> = {
  id: 'number',
  header: copy.number,
  isRowHeader: true,
  cell: ({ cancellation, isServedElsewhere, purchaseOrderId, status: current }) => (
    <>
      <span className="whitespace-nowrap">{copy.numberOf(purchaseOrderId)}</span>
      {isServedElsewhere && <Chip tone="warn">{copy.servedElsewhere}</Chip>}
      {current === 'PAID' && cancellation?.answer === null && (
        <span className="block text-small font-medium">{copy.asksToCancel}</span>
      )}
    </>
  ),
};

const facts: Column<BranchOrder>[] = [
  {
    id: 'date',
    header: copy.date,
    isNumeric: true,
    cell: ({ createdDate }) => formatDateTime(createdDate),
  },
  {
    id: 'patients',
    header: copy.patients,
    isTyped: true,
    cell: ({ patientNames }) => patientNames.join(', '),
  },
  {
    id: 'medicines',
    header: copy.medicines,
    cell: ({ firstMedication, medications }) => copy.more(firstMedication, medications),
  },
  {
    id: 'delivery',
    header: copy.delivery,
    cell: ({ delivery }) => (delivery.kind === 'PICKUP' ? copy.pickup : copy.home),
  },
];

const until: Column<BranchOrder> = {
  id: 'until',
  header: copy.until,
  isNumeric: true,
  cell: ({ expirationDate }) => expirationDate && formatDateTime(expirationDate),
};

const total: Column<BranchOrder> = {
  id: 'total',
  header: copy.total,
  isNumeric: true,
  cell: ({ total: amount, refund }) =>
    amount !== null && (
      <>
        {formatPesos(amount)}
        {refund && (
          <span className="block text-small text-ink-2">
            {copy.paidBack(formatPesos(refund.amount))}
          </span>
        )}
      </>
    ),
};

const status: Column<BranchOrder> = {
  id: 'status',
  header: copy.tabs,
  cell: (order) => <BranchOrderStatus status={order.status} />,
};

const open: Column<BranchOrder> = {
  id: 'actions',
  header: copy.actions,
  isAction: true,
  cell: ({ id, purchaseOrderId }) => (
    <LinkButton to={`/farmacia/pedidos/${id}`} aria-label={copy.openOf(purchaseOrderId)}>
      {copy.open}
    </LinkButton>
  ),
};

/** The columns depend on the status. */
const columnsOf = (tab: BoardTab): Column<BranchOrder>[] => {
  const own: Column<BranchOrder>[] = {
    nuevos: [until],
    cotizados: [total, until],
    rechazados: [status],
    procesando: [total],
    pagados: [total],
    enviados: [total],
    entregados: [total],
  }[tab];
  return [number, ...facts, ...own, open];
};
