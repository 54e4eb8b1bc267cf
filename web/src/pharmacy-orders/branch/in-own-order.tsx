import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { inOrder, openOrder } from './branch-orders.copy.ts';
import { orderOfPrescriptionQuery } from './branch-orders.queries.ts';

/** At the counter: the order of this branch that a prescription is in, whose medicines may be paid already. */
export function InOwnOrder({ prescriptionId }: { prescriptionId: string }) {
  const { data: order } = useQuery(orderOfPrescriptionQuery(prescriptionId));
  const text = order && inOrder[order.status]?.(order.purchaseOrderId);
  if (!text) return null;
  return (
    <Banner
      tone="warn"
      action={<LinkButton to={`/farmacia/pedidos/${order.id}`}>{openOrder}</LinkButton>}
    >
      {text}
    </Banner>
  );
}
