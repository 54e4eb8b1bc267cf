import { isStillServed } from '@app/contract/pharmacy-orders';
import { lastValidDay } from '@app/contract/prescriptions';
import type { HandedOver } from '../dispensing/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { statusOn } from '../prescriptions/index.ts';
import { findServedHere, prescriptionsOf } from './handed-items.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { ItemRow, OrderRow } from './rows/order-rows.ts';
import { quotesRepository } from './rows/quotes.repository.ts';

/** How the prescriptions of an order stand. */
type Standing = {
  /** What the branch handed over of them since the payment. */
  served: HandedOver[];
  /** Whether one of them can still be dispensed for the order. */
  isWaitedFor: boolean;
};

/** How prescriptions of a locked order stand; they are locked, so that no counter moves them meanwhile. */
export async function lockServed(
  { prescriptions }: Pick<PharmacyOrders, 'prescriptions'>,
  transaction: DatabaseTransaction,
  order: OrderRow,
  prescriptionIds: readonly string[],
): Promise<Standing> {
  const today = prescriptions.today();
  const isWaitedFor = (await prescriptions.lockAll(transaction, prescriptionIds)).some((row) => {
    const expiryDate = lastValidDay({ kind: 'prescription', startDate: row.start_date });
    return isStillServed({ status: statusOn(row, today), expiryDate }, today);
  });
  return { isWaitedFor, served: await findServedHere(transaction, order, prescriptionIds) };
}

/** The same of an order's current quote, with its lines. */
export async function lockQuoted(
  context: Pick<PharmacyOrders, 'prescriptions'>,
  transaction: DatabaseTransaction,
  order: OrderRow,
): Promise<Standing & { items: ItemRow[] }> {
  const items = await quotesRepository(transaction).findItems(order);
  return { items, ...(await lockServed(context, transaction, order, prescriptionsOf(items))) };
}
