import type { BranchOrder } from '@app/contract/pharmacy-orders';
import { formatPesos, formatPhone } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { BranchOrderStatus } from './branch-order-status.tsx';
import { orderCopy as copy, datesOf } from './branch-orders.copy.ts';

/** Who ordered, how it is delivered, and its dates. */
export function OrderFacts({ order }: { order: BranchOrder }) {
  const { buyer, expirationDate, promisedDate, refund, status } = order;
  return (
    <Card title={copy.order} aside={<BranchOrderStatus status={status} />}>
      <DescriptionList
        facts={[
          { term: copy.buyer, value: buyer.name },
          { term: copy.phone, value: buyer.phone_number && formatPhone(buyer.phone_number) },
          { term: copy.delivery, value: copy.deliveryOf(order) },
          ...datesOf(order),
          {
            term: status === 'CREATED' ? copy.quoteUntil : copy.validUntil,
            value: expirationDate && copy.expires(expirationDate),
          },
          { term: copy.promised, value: promisedDate && copy.promisedOf(promisedDate) },
          { term: copy.guide, value: order.guideNumber },
          { term: copy.reason, value: order.statusReason },
          {
            term: copy.refund,
            value:
              refund &&
              (refund.refundedDate
                ? copy.refunded(formatPesos(refund.amount), refund.refundedDate)
                : copy.refundDue(formatPesos(refund.amount))),
          },
        ]}
      />
    </Card>
  );
}
