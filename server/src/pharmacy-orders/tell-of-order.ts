import type { OrderCommand, OrderEvent } from '@app/contract/pharmacy-orders';
import type { NotificationRow } from '../notifications/index.ts';
import type { GivenBack } from '../payments/index.ts';
import type { BranchRow } from '../pharmacies/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { addNotice, pushNotices } from '../prescriptions/index.ts';
import {
  declinedNotice,
  expiredNotice,
  paidNotice,
  quotedNotice,
  refundedNotice,
  sentNotice,
} from './pharmacy-orders.copy.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { OrderRow } from './rows/order-rows.ts';

type Words = { subject: string; description: string };

/** What the patient is told by the inbox; what they did themselves they know. */
const NOTICES: Partial<Record<OrderCommand, (order: OrderRow, branch: BranchRow) => Words>> = {
  quote: quotedNotice,
  confirmPayment: paidNotice,
  ship: sentNotice,
  decline: declinedNotice,
  refund: declinedNotice,
  expire: expiredNotice,
};

type Telling = Pick<PharmacyOrders, 'notifications' | 'pharmacies' | 'voice'>;

/** Adds what the patient is told of a move in its transaction. */
export async function addOrderNotice(
  context: Telling,
  transaction: DatabaseTransaction,
  order: OrderRow,
  command: OrderCommand,
): Promise<NotificationRow[]> {
  const write = NOTICES[command];
  if (!write) return [];
  const branch = await context.pharmacies.branchIn(transaction, order.branch_id);
  return addNotice(context, transaction, order.account_id, {
    ...write(order, branch),
    event: `order.${command}`,
    event_key: `${order.id}-${order.version}`,
  });
}

/** The same of money that goes back, once for each refund. */
export const addRefundNotice = (
  context: Telling,
  transaction: DatabaseTransaction,
  order: OrderRow,
  refund: GivenBack,
): Promise<NotificationRow[]> =>
  addNotice(context, transaction, order.account_id, {
    ...refundedNotice(order, refund),
    event: 'order.refunded',
    event_key: refund.id,
  });

/** Shows an order as it stands to the open screens of its patient and of its branch, after the commit. */
export async function announce(
  context: Telling,
  order: OrderRow,
  notices: NotificationRow[] = [],
): Promise<void> {
  const event: OrderEvent = {
    command: 'PurchaseOrder',
    order: { id: order.id, purchaseOrderId: String(order.number), status: order.status },
  };
  const atBranch = await context.pharmacies.accountsOf(order.branch_id);
  context.voice.toAccounts([order.account_id, ...atBranch], event);
  await pushNotices(context, notices);
}
