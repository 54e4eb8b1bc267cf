import type { OrderStatus } from '@app/contract/pharmacy-orders';
import { OrderStatusChip } from '../order-status-chip.tsx';
import { statusLabel } from './orders.copy.ts';

type Props = {
  status: OrderStatus;
  /** Says more than the status alone. */
  children?: string;
};

/** Where an order stands, for its patient, whose answer a quote waits for. */
export const OwnOrderStatus = ({ status, children = statusLabel[status] }: Props) => (
  <OrderStatusChip status={status} isDue={status === 'QUOTED'}>
    {children}
  </OrderStatusChip>
);
