import type { Centavos } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Act } from './act-on-order.ts';
import { findServedHere, prescriptionsOf } from './handed-items.ts';
import { refuse } from './pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { OrderRow } from './rows/order-rows.ts';
import { quotesRepository } from './rows/quotes.repository.ts';

/** Writes down that what was paid for an order goes back, all of it or no more than an amount; null where nothing does. */
export async function oweBackOf(
  { payments }: Pick<PharmacyOrders, 'payments'>,
  transaction: DatabaseTransaction,
  { id }: OrderRow,
  owed: Parameters<PharmacyOrders['payments']['owe']>[3],
): Promise<Centavos | null> {
  return (await payments.owe(transaction, 'PURCHASE_ORDER', id, owed)) || null;
}

/** Writes down that all that was paid for an order goes back, as long as its branch handed nothing of it over (requirement: paid and not served). */
export const oweAll =
  (context: PharmacyOrders, reason: string): NonNullable<Act['prepare']> =>
  async (transaction, order) => {
    const quoted = prescriptionsOf(await quotesRepository(transaction).findItems(order));
    // No counter serves them until the end of the transaction.
    await context.prescriptions.lockAll(transaction, quoted);
    const served = await findServedHere(transaction, order, quoted);
    if (served.length > 0) throw refuse('pharmacy-orders.dispensed');
    return { owed_back: await oweBackOf(context, transaction, order, { reason }) };
  };
