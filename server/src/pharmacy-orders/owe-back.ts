import type { Centavos } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { OrderRow } from './rows/order-rows.ts';

/** Writes down that what was paid for an order goes back, all of it or no more than an amount; null where nothing does. */
export async function oweBackOf(
  { payments }: Pick<PharmacyOrders, 'payments'>,
  transaction: DatabaseTransaction,
  { id }: OrderRow,
  owed: Parameters<PharmacyOrders['payments']['owe']>[3],
): Promise<Centavos | null> {
  return (await payments.owe(transaction, 'PURCHASE_ORDER', id, owed)) || null;
}
