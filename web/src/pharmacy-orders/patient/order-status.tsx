import type { OrderStatus } from '@app/contract/pharmacy-orders';
import { OrderStatusChip } from '../order-status-chip.tsx';
import { statusLabel } from './orders.copy.ts';

type Props = {
  status: OrderStatus;
  /** A text with more detail than the status. */
  children?: string;
};

/** The status of an order, for its patient, who has to answer a quote. */
export const OwnOrderStatus = ({ status, children = statusLabel[status] }: Props) => (
  <OrderStatusChip status={status} isDue={status === 'QUOTED'}>
    {children}
  </OrderStatusChip>
);
