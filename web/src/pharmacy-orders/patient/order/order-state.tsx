import type { Order } from '@app/contract/pharmacy-orders';
import { Check, PackageCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { formatDate, formatPesos } from '../../../ui/format.ts';
import { expiryText, isReadyToFetch } from '../order-words.ts';
import { Cancellation } from './ask-cancellation.tsx';
import { AskedAct } from './asked-act.tsx';
import { actCopy, orderCopy as copy } from './order.copy.ts';

type Props = {
  order: Order;
  /** Whether a payment page sent the patient back here; says nothing about the payment. */
  cameBack: boolean;
  payment: ReactNode;
};

/** The current state of an order, and the patient's actions. */
export function OrderState({ order, cameBack, payment }: Props) {
  const { status, refund } = order;
  const isPayable = status === 'QUOTED' || status === 'PRE_PAID';
  return (
    <div className="flex flex-col gap-4">
      <div aria-live="polite" className="flex flex-col items-start gap-4">
        {order.hasAnnulled && order.paidDate === null && (
          <Banner tone="warn">{copy.annulled}</Banner>
        )}
        <Situation order={order} cameBack={cameBack} />
      </div>
      {refund && (
        <Banner>
          {refund.refundedDate
            ? copy.refunded(formatPesos(refund.amount), formatDate(refund.refundedDate))
            : copy.refundDue(formatPesos(refund.amount))}
        </Banner>
      )}
      {isPayable && (order.total === 0 ? <AskedAct order={order} {...ACTS.take} /> : payment)}
      {status === 'CREATED' && <AskedAct order={order} {...ACTS.takeBack} />}
      {status === 'QUOTED' && <AskedAct order={order} {...ACTS.reject} />}
      {status === 'PAID' && !order.takenBack && <Cancellation order={order} />}
      {status === 'SENT' && <AskedAct order={order} {...ACTS.accept} />}
    </div>
  );
}

function Situation({ order, cameBack }: Pick<Props, 'order' | 'cameBack'>) {
  const until = expiryText(order);
  switch (order.status) {
    case 'CREATED':
      return (
        <>
          <p>{copy.waitingForQuote}</p>
          {until && <p>{until}</p>}
        </>
      );
    case 'QUOTED':
      return (
        <>
          {cameBack && <Banner>{copy.notPaidYet}</Banner>}
          {until && <strong>{until}</strong>}
        </>
      );
    case 'PRE_PAID':
      return (
        <Banner>
          <strong>{copy.processing}</strong>. {cameBack ? copy.paidAlready : copy.processingDetail}
        </Banner>
      );
    case 'PAID':
      return <Preparing order={order} />;
    case 'SENT':
      return isReadyToFetch(order) ? (
        <p>
          <strong>{copy.readyToFetch}.</strong> {copy.readyDetail}
        </p>
      ) : (
        <p>{copy.onItsWay}</p>
      );
    case 'DELIVERED':
      return <p>{copy.delivered}</p>;
    default:
      return (
        <>
          <p>{order.status === 'EXPIRED' ? copy.expired : copy.rejected}</p>
          <LinkButton to="/paciente/mis-recetas">{copy.prescriptions}</LinkButton>
        </>
      );
  }
}

function Preparing({
  order: { hasAnnulled, isHeld, isServedElsewhere, takenBack },
}: Pick<Props, 'order'>) {
  if (takenBack) return <Banner tone="warn">{copy.takenBack[takenBack]}</Banner>;
  if (!(hasAnnulled || isHeld || isServedElsewhere)) return <p>{copy.paid}</p>;
  return (
    <>
      {isServedElsewhere && <Banner tone="warn">{copy.servedElsewhere}</Banner>}
      {hasAnnulled && <Banner tone="warn">{copy.annulledPaid}</Banner>}
      {isHeld && <Banner tone="warn">{copy.held}</Banner>}
    </>
  );
}

/** A patient's irreversible acts on an order. */
const ACTS = {
  take: {
    status: 'PRE_PAID',
    statusReason: actCopy.takeReason,
    kind: 'primary',
    icon: <Check aria-hidden />,
    label: actCopy.take,
    question: actCopy.takeQuestion,
    detail: actCopy.takeDetail,
    confirmLabel: actCopy.takeConfirm,
    failed: actCopy.takeFailed,
  },
  takeBack: {
    status: 'REJECTED',
    statusReason: actCopy.takeBackReason,
    kind: 'secondary',
    icon: <X aria-hidden />,
    label: actCopy.takeBack,
    question: actCopy.takeBackQuestion,
    detail: actCopy.takeBackDetail,
    confirmLabel: actCopy.takeBackConfirm,
    failed: actCopy.takeBackFailed,
  },
  reject: {
    status: 'REJECTED',
    statusReason: actCopy.rejectReason,
    kind: 'secondary',
    icon: <X aria-hidden />,
    label: actCopy.reject,
    question: actCopy.rejectQuestion,
    detail: actCopy.rejectDetail,
    confirmLabel: actCopy.rejectConfirm,
    failed: actCopy.rejectFailed,
  },
  accept: {
    status: 'DELIVERED',
    statusReason: actCopy.acceptReason,
    kind: 'primary',
    icon: <PackageCheck aria-hidden />,
    label: actCopy.accept,
    question: actCopy.acceptQuestion,
    detail: actCopy.acceptDetail,
    confirmLabel: actCopy.acceptConfirm,
    failed: actCopy.acceptFailed,
  },
} as const;
