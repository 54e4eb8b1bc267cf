import { paymentWords } from '@app/contract/payments';
import type { StaffOrderSheet } from '@app/contract/pharmacy-orders';
import { Link } from 'react-router';
import { formatDate, formatDateTime, formatPesos } from '../../ui/format.ts';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { orderSheetCopy as copy, staffOrdersCopy } from './staff-orders.copy.ts';
import { Standing } from './staff-orders-table.tsx';

/** State, people and amounts of an order; nothing of what was prescribed. */
export const StaffOrderFacts = ({ order }: { order: StaffOrderSheet }) => (
  <>
    <DescriptionList
      facts={[
        { term: staffOrdersCopy.status, value: <Standing order={order} /> },
        { term: staffOrdersCopy.since, value: formatDateTime(order.movedDate) },
        {
          term: staffOrdersCopy.until,
          value: order.expirationDate && formatDateTime(order.expirationDate),
        },
        {
          term: staffOrdersCopy.branch,
          value: <Link to={`/admin/farmacias?ver=${order.branch.id}`}>{order.branch.name}</Link>,
        },
        { term: copy.phone, value: order.branch.phoneNumber },
        {
          term: staffOrdersCopy.buyer,
          value: order.buyer.name && (
            <Link to={`/admin/personas?tipo=patients&ver=${order.buyer.accountId}`}>
              {order.buyer.name}
            </Link>
          ),
        },
        { term: copy.created, value: formatDateTime(order.createdDate) },
        { term: copy.promised, value: order.promisedDate && formatDate(order.promisedDate) },
        { term: copy.delivery, value: order.deliveryKind === 'PICKUP' ? copy.pickup : copy.home },
        { term: copy.guide, value: order.guideNumber },
        { term: staffOrdersCopy.total, value: pesos(order.total) },
        { term: copy.deliveryCost, value: pesos(order.deliveryCost) },
        { term: copy.refund, value: refundText(order) },
        {
          term: copy.takenBack,
          value: order.takenBack && (
            <Link to="/admin/pagos?estado=TAKEN_BACK">{paymentWords.kinds[order.takenBack]}</Link>
          ),
        },
      ]}
    />
    <p className="text-small text-ink-2">{copy.noClinical}</p>
  </>
);

const pesos = (amount: number | null) => (amount === null ? null : formatPesos(amount));

function refundText({ refund }: StaffOrderSheet): string | null {
  if (!refund) return null;
  const amount = formatPesos(refund.amount);
  return refund.refundedDate
    ? copy.refunded(amount, formatDate(refund.refundedDate))
    : copy.refundDue(amount);
}
