import type { OrderStatus } from '@app/contract/pharmacy-orders';
import { OrderStatusChip } from '../order-status-chip.tsx';
import { branchStatusLabel } from './branch-orders.copy.ts';

/** Where an order stands, for its branch, which quotes new ones and prepares those that were paid. */
export const BranchOrderStatus = ({ status }: { status: OrderStatus }) => (
  <OrderStatusChip status={status} isDue={status === 'CREATED' || status === 'PAID'}>
    {branchStatusLabel[status]}
  </OrderStatusChip>
);
