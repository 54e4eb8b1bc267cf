import type { Centavos } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Act } from './act-on-order.ts';
import { lockQuoted } from './lock-quoted.ts';
import { refuse } from './pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { OrderRow } from './rows/order-rows.ts';

/** Marks an order's payment for refund, in full or up to an amount; null if nothing is refunded. */
export async function oweBackOf(
  { payments }: Pick<PharmacyOrders, 'payments'>,
  transaction: DatabaseTransaction,
  { id }: OrderRow,
  owed: Parameters<PharmacyOrders['payments']['owe']>[3],
): Promise<Centavos | null> {
  return (await payments.owe(transaction, 'PURCHASE_ORDER', id, owed)) || null;
}

/**
 * Refuses to hand over or ship what the provider took the money of back, until staff decides
 * (requirement: money taken back). The order is locked, so that no news are stored meanwhile.
 */
export async function requireMoney(
  { payments }: Pick<PharmacyOrders, 'payments'>,
  transaction: DatabaseTransaction,
  { id }: Pick<OrderRow, 'id'>,
): Promise<void> {
  const [taken] = await payments.takenBackOf('PURCHASE_ORDER', [id], transaction);
  if (taken) throw refuse('pharmacy-orders.money-taken-back');
}

/** Marks an order's whole payment for refund, if its branch handed nothing over (requirement: paid and not served). */
export const oweAll =
  (context: PharmacyOrders, reason: string): NonNullable<Act['prepare']> =>
  async (transaction, order) => {
    const { served } = await lockQuoted(context, transaction, order);
    if (served.length > 0) throw refuse('pharmacy-orders.dispensed');
    return { owed_back: await oweBackOf(context, transaction, order, { reason }) };
  };
