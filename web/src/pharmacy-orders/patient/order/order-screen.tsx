import type { Order } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { addressText } from '../../../lib/readings/address.copy.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { formatDate } from '../../../ui/format.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { LetterHead } from '../../../ui/layout/letter.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { Columns } from '../../../ui/layout/screen-layouts.tsx';
import { OwnOrderStatus } from '../order-status.tsx';
import { branchAddress } from '../order-words.ts';
import { listCopy, ordersCopy } from '../orders.copy.ts';
import { orderQuery, useOrderRequest } from '../orders.queries.ts';
import { useOrderPushes } from '../use-order-pushes.ts';
import { actCopy, orderCopy as copy } from './order.copy.ts';
import { OrderState } from './order-state.tsx';
import { OrderTracker } from './order-tracker.tsx';
import { QuoteReceipt } from './quote-receipt.tsx';

/** Props of an order's payment. */
export type OrderPayment = {
  entityId: string;
  /** Total of the displayed quote, in pesos. */
  amount: number;
  /** What is paid, in words. */
  title: string;
  /** Whether its payment page was opened before. */
  isBegun: boolean;
  /** Marks the order as being paid with this invoice. */
  begin: (invoiceId: string) => Promise<unknown>;
  /** Fetches the order again, since the amount may have changed. */
  refresh: () => void;
};

type ScreenProps = { payment: (order: OrderPayment) => ReactNode };

/** `/paciente/mis-pedidos/{id}`: one order, its quote, and its actions. */
export function OrderScreen({ payment }: ScreenProps) {
  useOrderPushes();
  const { orderId = '' } = useParams();
  const { data, error, refetch } = useQuery(orderQuery(orderId));
  return (
    <>
      <p className="print:hidden">
        <Link to="/paciente/mis-pedidos">{copy.back}</Link>
      </p>
      {error && (
        <ErrorState text={ordersCopy.failed} error={error} onRetry={() => void refetch()} />
      )}
      {data && <OpenedOrder order={data} payment={payment} refresh={() => void refetch()} />}
      {!data && !error && <Skeleton lines={['title', 'card', 'card']} />}
    </>
  );
}

type OpenedProps = ScreenProps & { order: Order; refresh: () => void };

function OpenedOrder({ order, payment, refresh }: OpenedProps) {
  const { id, purchaseOrderId, status, total } = order;
  const [params] = useSearchParams();
  const request = useOrderRequest(id);
  const title = ordersCopy.order(purchaseOrderId);
  return (
    <>
      <LetterHead about={order.patientNames.join(', ')} />
      <PageHeading title={title} aside={<OwnOrderStatus status={status} />}>
        {title}
      </PageHeading>
      {total !== null && <QuoteReceipt order={order} />}
      <Columns
        main={
          <>
            <Card>
              <OrderState
                order={order}
                cameBack={params.has('pago')}
                payment={
                  total !== null &&
                  payment({
                    entityId: id,
                    amount: total,
                    title: copy.paymentOf(purchaseOrderId),
                    isBegun: status === 'PRE_PAID',
                    begin: (paymentId) =>
                      request.mutateAsync({
                        status: 'PRE_PAID',
                        statusReason: copy.beginReason,
                        paymentId,
                      }),
                    refresh,
                  })
                }
              />
            </Card>
            <Facts order={order} />
          </>
        }
        side={
          <Card title={copy.steps}>
            <OrderTracker order={order} />
          </Card>
        }
      />
    </>
  );
}

/** What the patient wrote by a press is told to them as theirs. */
function toReader(reason: string | null) {
  if (reason === actCopy.takeBackReason) return copy.takenBackByYou;
  return reason === actCopy.rejectReason ? copy.rejectedByYou : reason;
}

function Facts({ order }: { order: Order }) {
  const { branchOffice, delivery, promisedDate, guideNumber, statusReason, status } = order;
  return (
    <Card title={branchOffice.pharmacy.name}>
      <DescriptionList
        facts={[
          { term: copy.branch, value: branchOffice.name },
          { term: copy.address, value: branchAddress(branchOffice) },
          { term: copy.phone, value: branchOffice.phoneNumber },
          { term: copy.patients, value: order.patientNames.join(', ') },
          {
            term: listCopy.medicines,
            value:
              order.firstMedication &&
              listCopy.andMore(order.firstMedication, order.medications - 1),
          },
          {
            term: copy.delivery,
            value:
              delivery.kind === 'PICKUP'
                ? copy.pickup
                : copy.toAddress(addressText(delivery.address)),
          },
          { term: copy.promised, value: promisedDate && formatDate(promisedDate) },
          { term: copy.guide, value: guideNumber },
          { term: copy.reason, value: status === 'REJECTED' ? toReader(statusReason) : null },
        ]}
      />
    </Card>
  );
}
