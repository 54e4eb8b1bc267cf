import type { Order } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatDate, formatPesos } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { OwnOrderStatus } from './order-status.tsx';
import { isReadyToFetch } from './order-words.ts';
import { ordersCopy } from './orders.copy.ts';
import { waitingQuery } from './orders.queries.ts';
import { useOrderPushes } from './use-order-pushes.ts';
import { waitingCopy as copy } from './waiting-orders.copy.ts';

/** On the patient's home: the orders that wait for an answer, and a link to the others. */
export function WaitingOrders() {
  useOrderPushes();
  const { data, error, refetch } = useQuery(waitingQuery);
  if (error && !data) {
    return <ErrorState text={ordersCopy.failed} error={error} onRetry={() => void refetch()} />;
  }
  return (
    <Card title={ordersCopy.title}>
      {data ? <Waiting orders={data} /> : <Skeleton lines={['text', 'control']} />}
      <LinkButton to="/paciente/mis-pedidos">{copy.seeAll}</LinkButton>
    </Card>
  );
}

const Waiting = ({ orders }: { orders: readonly Order[] }) =>
  orders.length === 0 ? (
    <p className="text-ink-2">{copy.none}</p>
  ) : (
    <ul className="flex flex-col gap-4">
      {orders.map((order) => (
        <li key={order.id} className="flex flex-col gap-2">
          <WaitingOrder order={order} />
        </li>
      ))}
    </ul>
  );

function WaitingOrder({ order }: { order: Order }) {
  const { id, purchaseOrderId, status, branchOffice, total, expirationDate } = order;
  const isQuoted = status === 'QUOTED';
  const sent = isReadyToFetch(order) ? copy.ready : copy.sent;
  return (
    <>
      <h3>{copy.order(purchaseOrderId)}</h3>
      <OwnOrderStatus status={status}>{isQuoted ? copy.quoted : sent}</OwnOrderStatus>
      <p>
        {branchOffice.pharmacy.name}
        {total !== null && (
          <>
            {' · '}
            <strong>{formatPesos(total)}</strong>
          </>
        )}
      </p>
      {expirationDate && (
        <p className="text-small text-ink-2">{copy.expires(formatDate(expirationDate))}</p>
      )}
      <LinkButton
        to={`/paciente/mis-pedidos/${id}`}
        kind="primary"
        isWide
        aria-label={
          isQuoted ? ordersCopy.seeQuoteOf(purchaseOrderId) : ordersCopy.seeOrderOf(purchaseOrderId)
        }
      >
        {isQuoted ? ordersCopy.seeQuote : ordersCopy.seeOrder}
      </LinkButton>
    </>
  );
}
