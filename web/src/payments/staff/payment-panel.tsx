import { paymentWords, type StaffPayment } from '@app/contract/payments';
import { useState } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { formatDate, formatDateTime, formatPesos } from '../../ui/format.ts';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { Sheet } from '../../ui/listing/sheet.tsx';
import { DecideTakenBack } from './decide-taken-back.tsx';
import { PaymentStandingChip } from './payment-columns.tsx';
import { paymentSheetCopy as copy, staffPaymentsCopy } from './staff-payments.copy.ts';

type Props = { payment: StaffPayment; onClose: () => void };

/** The account of one payment: paid, refunded, taken back, why and when, with its provider's numbers. */
export function PaymentPanel({ payment, onClose }: Props) {
  const { takenBack } = payment;
  return (
    <Sheet title={payment.description} isOpen onClose={onClose}>
      {takenBack?.decidedDate === null && <ToDecide payment={payment} />}
      <DescriptionList
        facts={[
          {
            term: staffPaymentsCopy.standing,
            value: <PaymentStandingChip standing={payment.standing} />,
          },
          { term: staffPaymentsCopy.amount, value: formatPesos(payment.amount) },
          { term: staffPaymentsCopy.at, value: formatDateTime(payment.at) },
          { term: copy.provider, value: payment.provider },
          { term: staffPaymentsCopy.number, value: payment.providerPaymentId },
          { term: copy.refund, value: refundText(payment) },
          { term: copy.refundNumber, value: payment.refund?.providerRefundId ?? null },
          {
            term: copy.takenBack,
            value:
              takenBack &&
              copy.taken(
                paymentWords.kinds[takenBack.kind],
                formatPesos(takenBack.amount),
                formatDate(takenBack.takenDate),
              ),
          },
          { term: copy.returned, value: dateText(takenBack?.returnedDate) },
          { term: copy.decided, value: dateText(takenBack?.decidedDate) },
          { term: copy.reason, value: takenBack?.reason ?? null },
        ]}
      />
    </Sheet>
  );
}

function ToDecide({ payment }: Pick<Props, 'payment'>) {
  const [isAsking, setIsAsking] = useState(false);
  const mayAct = useViewer()?.role === 'ADMIN';
  return (
    <>
      <Banner tone="warn">{payment.takenBack?.returnedDate ? copy.heldReturned : copy.held}</Banner>
      {mayAct ? (
        <span>
          <Button kind="primary" onPress={() => setIsAsking(true)}>
            {copy.decide}
          </Button>
        </span>
      ) : (
        <p>{copy.readOnly}</p>
      )}
      {isAsking && <DecideTakenBack payment={payment} onClose={() => setIsAsking(false)} />}
    </>
  );
}

const dateText = (instant: string | null | undefined) => (instant ? formatDateTime(instant) : null);

function refundText({ refund }: StaffPayment): string | null {
  if (!refund) return null;
  const amount = formatPesos(refund.amount);
  return refund.refundedDate
    ? copy.refunded(amount, formatDate(refund.refundedDate))
    : copy.refundDue(amount);
}
