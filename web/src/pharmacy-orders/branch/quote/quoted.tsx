import type { BranchOrderDetail } from '@app/contract/pharmacy-orders';
import { OrderReceipt } from '../../receipt/order-receipt.tsx';

/** The quote, as its patient sees it. */
export const Quoted = ({ detail: { order, items, extras } }: { detail: BranchOrderDetail }) => (
  <div className="print:hidden">
    <OrderReceipt order={order} items={items} extras={extras} />
  </div>
);
