import type { OrderStatus } from '@app/contract/pharmacy-orders';
import { OrderStatusChip } from '../order-status-chip.tsx';
import { branchStatusLabel } from './branch-orders.copy.ts';

/** The status of an order, in the branch's words: new ones need a quote, paid ones are prepared. */
export const BranchOrderStatus = ({ status }: { status: OrderStatus }) => (
  <OrderStatusChip status={status} isDue={status === 'CREATED' || status === 'PAID'}>
    {branchStatusLabel[status]}
  </OrderStatusChip>
);
