import type { Order } from '@app/contract/pharmacy-orders';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { formatDate, formatPesos } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { OwnOrderStatus } from './order-status.tsx';
import { expiryText } from './order-words.ts';
import { listCopy as copy, ordersCopy } from './orders.copy.ts';

/** One order of the list, with a link to it. */
export function OrderCard({ order }: { order: Order }) {
  const { id, purchaseOrderId, status, branchOffice, quotedDate, sentDate, total, refund } = order;
  const isQuoted = status === 'QUOTED';
  return (
    <Card title={ordersCopy.order(purchaseOrderId)} aside={<OwnOrderStatus status={status} />}>
      <DescriptionList
        facts={[
          { term: copy.pharmacy, value: branchOffice.pharmacy.name },
          { term: copy.branch, value: branchOffice.name },
          {
            term: copy.medicines,
            value:
              order.firstMedication && copy.andMore(order.firstMedication, order.medications - 1),
          },
          { term: copy.patients, value: order.patientNames.join(', ') },
          { term: copy.created, value: formatDate(order.createdDate) },
          isQuoted
            ? { term: copy.quoted, value: quotedDate && formatDate(quotedDate) }
            : { term: copy.sent, value: sentDate && formatDate(sentDate) },
          {
            term: copy.total,
            value: total === null ? null : <strong>{formatPesos(total)}</strong>,
          },
          { term: copy.refund, value: refund && formatPesos(refund.amount) },
          { term: copy.expiry, value: expiryText(order) },
        ]}
      />
      <LinkButton
        to={`/paciente/mis-pedidos/${id}`}
        kind={isQuoted || status === 'SENT' ? 'primary' : 'secondary'}
        aria-label={
          isQuoted ? ordersCopy.seeQuoteOf(purchaseOrderId) : ordersCopy.seeOrderOf(purchaseOrderId)
        }
      >
        {isQuoted ? ordersCopy.seeQuote : ordersCopy.seeOrder}
      </LinkButton>
    </Card>
  );
}
