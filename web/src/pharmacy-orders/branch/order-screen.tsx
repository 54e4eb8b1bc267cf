import { type BranchOrderDetail, isOpenOrder } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { orderCopy as copy } from './branch-orders.copy.ts';
import { orderQuery } from './branch-orders.queries.ts';
import { ProveDelivery } from './order-acts.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderPrescription } from './order-prescription.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { Quoted } from './quote/quoted.tsx';
import { ToQuote } from './quote/to-quote.tsx';
import { ServeOrder } from './serve-order.tsx';
import type { ServingParts } from './serving-parts.ts';

/** `/farmacia/pedidos/{id}`: an order, and the branch's next step. */
export function OrderScreen(parts: ServingParts) {
  const { orderId = '' } = useParams();
  const { data: detail, error, refetch } = useQuery(orderQuery(orderId));
  const isGone = problemCode(error) === 'pharmacy-orders.not-found';
  return (
    <div className="flex max-w-[960px] flex-col gap-6">
      <p className="print:hidden">
        <Link to="/farmacia/pedidos">{copy.back}</Link>
      </p>
      {detail && <Opened detail={detail} parts={parts} />}
      {!detail && isGone && <EmptyState text={copy.gone} illustration="receipt" />}
      {!detail && error && !isGone && (
        <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
      )}
      {!detail && !error && <Skeleton lines={['title', 'card']} />}
    </div>
  );
}

type OpenedProps = { detail: BranchOrderDetail; parts: ServingParts };

function Opened({ detail, parts }: OpenedProps) {
  const { order, prescriptions } = detail;
  const title = copy.title(order.purchaseOrderId);
  const Next = NEXT[order.status];
  return (
    <>
      <PageHeading title={title} focusKey={order.status}>
        {title}
      </PageHeading>
      <div className="print:hidden">
        <OrderFacts order={order} />
      </div>
      {order.status !== 'PAID' && (
        <section aria-labelledby="recetas" className="flex flex-col gap-4 print:hidden">
          <h2 id="recetas">{copy.prescriptions}</h2>
          {!isOpenOrder(order.status) && <p>{copy.closed}</p>}
          {prescriptions.map((prescription) => (
            <OrderPrescription key={prescription.id} prescription={prescription} parts={parts} />
          ))}
        </section>
      )}
      <Next detail={detail} parts={parts} />
    </>
  );
}

const Paying = ({ detail }: OpenedProps) => (
  <>
    <Quoted detail={detail} />
    <p>{copy.paying}</p>
  </>
);

const ToServe = ({ detail, parts }: OpenedProps) => (
  <>
    {detail.order.isServedElsewhere && <Banner tone="warn">{copy.servedElsewhere}</Banner>}
    <Quoted detail={detail} />
    {detail.order.takenBack ? (
      <Banner tone="danger">{copy.takenBack[detail.order.takenBack]}</Banner>
    ) : (
      <ServeOrder detail={detail} parts={parts} />
    )}
  </>
);

const OnItsWay = ({ detail, parts }: OpenedProps) => (
  <>
    <Served detail={detail} parts={parts} />
    <ProveDelivery order={detail.order} />
  </>
);

/** What was packed, with the quote and the proof of each dispensing. */
const Served = ({ detail, parts: { Proof } }: OpenedProps) => (
  <>
    <Quoted detail={detail} />
    <PackingSlip detail={detail} />
    <section aria-labelledby="constancias" className="flex flex-col gap-4 print:hidden">
      <h2 id="constancias">{copy.proofs}</h2>
      {detail.dispensings.map((dispensing) => (
        <Proof key={dispensing.id} dispensing={dispensing} isPrinted={false} />
      ))}
    </section>
  </>
);

/** The quote of a failed order. */
const Ended = ({ detail }: OpenedProps) =>
  detail.items.length > 0 ? <Quoted detail={detail} /> : null;

/** The next step, by status. */
const NEXT: Record<BranchOrderDetail['order']['status'], ComponentType<OpenedProps>> = {
  CREATED: ToQuote,
  QUOTED: ToQuote,
  PRE_PAID: Paying,
  PAID: ToServe,
  SENT: OnItsWay,
  DELIVERED: Served,
  REJECTED: Ended,
  EXPIRED: Ended,
};
