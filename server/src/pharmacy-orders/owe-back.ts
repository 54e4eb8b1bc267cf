import type { Centavos } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Act } from './act-on-order.ts';
import { findServedHere, prescriptionsOf } from './handed-items.ts';
import { refuse } from './pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { OrderRow } from './rows/order-rows.ts';
import { quotesRepository } from './rows/quotes.repository.ts';

/** Marks an order's payment for refund, in full or up to an amount; null if nothing is refunded. */
export async function oweBackOf(
  { payments }: Pick<PharmacyOrders, 'payments'>,
  transaction: DatabaseTransaction,
  { id }: OrderRow,
  owed: Parameters<PharmacyOrders['payments']['owe']>[3],
): Promise<Centavos | null> {
  return (await payments.owe(transaction, 'PURCHASE_ORDER', id, owed)) || null;
}

/** Marks an order's whole payment for refund, if its branch handed nothing over (requirement: paid and not served). */
export const oweAll =
  (context: PharmacyOrders, reason: string): NonNullable<Act['prepare']> =>
  async (transaction, order) => {
    const quoted = prescriptionsOf(await quotesRepository(transaction).findItems(order));
    // Locked, so that no counter dispenses them until the end of the transaction.
    await context.prescriptions.lockAll(transaction, quoted);
    const served = await findServedHere(transaction, order, quoted);
    if (served.length > 0) throw refuse('pharmacy-orders.dispensed');
    return { owed_back: await oweBackOf(context, transaction, order, { reason }) };
  };
