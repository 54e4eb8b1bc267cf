import { nextOrderStatus, type StaffOrderSheet } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HistoryList } from '../../ui/listing/history-list.tsx';
import { Sheet } from '../../ui/listing/sheet.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { ExtendQuote } from './extend-quote.tsx';
import { StaffOrderFacts } from './staff-order-facts.tsx';
import {
  orderSheetCopy as copy,
  moverName,
  staffOrdersCopy,
  stepName,
} from './staff-orders.copy.ts';
import { staffOrderQuery } from './staff-orders.queries.ts';

type Props = { orderId: string; onClose: () => void };

/** The sheet of an order: its state, the available acts, and its history. */
export function OrderPanel({ orderId, onClose }: Props) {
  const { data: order, error, refetch } = useQuery(staffOrderQuery(orderId));
  const mayAct = useViewer()?.role === 'ADMIN';
  return (
    <Sheet
      title={order ? copy.titleOf(order.purchaseOrderId) : staffOrdersCopy.title}
      isOpen
      onClose={onClose}
    >
      {error && !order && (
        <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !order && <Skeleton lines={['text', 'card', 'card']} />}
      {order && (
        <>
          {mayAct ? <Acts order={order} /> : <p>{copy.readOnly}</p>}
          <StaffOrderFacts order={order} />
          <History order={order} />
        </>
      )}
    </Sheet>
  );
}

/** The acts of staff that the order's status allows. */
function Acts({ order }: { order: StaffOrderSheet }) {
  const [asked, setAsked] = useState<'extend' | 'cancel'>();
  const close = () => setAsked(undefined);
  const { status } = order;
  if (status === 'PRE_PAID') return <Banner>{copy.paying}</Banner>;
  if (!nextOrderStatus(status, 'cancel')) return null;
  return (
    <div className="flex flex-wrap gap-3">
      {nextOrderStatus(status, 'extend') && (
        <Button kind="primary" onPress={() => setAsked('extend')}>
          {copy.extend}
        </Button>
      )}
      <Button onPress={() => setAsked('cancel')}>{copy.cancel}</Button>
      {asked === 'extend' && <ExtendQuote order={order} onClose={close} />}
      {asked === 'cancel' && <CancelOrder order={order} onClose={close} />}
    </div>
  );
}

/** The history, latest first. */
const History = ({ order }: { order: StaffOrderSheet }) => (
  <HistoryList
    items={order.history.toReversed().map(({ id, at, what, mover, by, reason }) => ({
      id,
      at,
      what: stepName[what],
      by: by ?? moverName[mover],
      why: reason,
    }))}
  />
);
