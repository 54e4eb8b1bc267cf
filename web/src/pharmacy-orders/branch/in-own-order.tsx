import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { inOrder, inOrderOnly, openOrder } from './branch-orders.copy.ts';
import { orderOfPrescriptionQuery } from './branch-orders.queries.ts';

type Props = {
  prescriptionId: string;
  /** Whether the counter offers to dispense it now. */
  canServe: boolean;
};

/** At the counter: the order of this branch that a prescription is in, whose medicines may be paid already. */
export function InOwnOrder({ prescriptionId, canServe }: Props) {
  const { data: order } = useQuery(orderOfPrescriptionQuery(prescriptionId));
  const text = order && (canServe ? inOrder : inOrderOnly)[order.status]?.(order.purchaseOrderId);
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
