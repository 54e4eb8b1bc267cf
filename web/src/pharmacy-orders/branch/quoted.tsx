import type { BranchOrderDetail } from '@app/contract/pharmacy-orders';
import { OrderReceipt } from '../receipt/order-receipt.tsx';

/** What was quoted, as its patient reads it. */
export const Quoted = ({ detail: { order, items, extras } }: { detail: BranchOrderDetail }) => (
  <div className="print:hidden">
    <OrderReceipt order={order} items={items} extras={extras} />
  </div>
);
