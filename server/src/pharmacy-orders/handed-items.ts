import { findHandedOver, type HandedOver } from '../dispensing/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { ItemRow, OrderRow } from './rows/order-rows.ts';
import { quotesRepository } from './rows/quotes.repository.ts';

/** A line of a quote, with how many packs were handed over. */
export type HandedItem = ItemRow & { handedOver: number };

/** When an order ended: what its prescriptions become afterwards is no matter of it. */
export const endOf = ({ delivered_at, expired_at, rejected_at }: OrderRow): Date | null =>
  delivered_at ?? rejected_at ?? expired_at;

/**
 * What an order's branch handed over of some prescriptions between its payment and its end; other counters do not
 * count.
 */
export async function findServedHere(
  database: Database,
  order: OrderRow,
  prescriptionIds: readonly string[],
): Promise<HandedOver[]> {
  const { branch_id: branchId, paid_at: since } = order;
  if (!since) return [];
  return findHandedOver(database, { branchId, prescriptionIds, since, until: endOf(order) });
}

/** The lines of an order's current quote, with how many packs its branch handed over. */
export async function findHandedItems(database: Database, order: OrderRow): Promise<HandedItem[]> {
  const items = await quotesRepository(database).findItems(order);
  const served = await findServedHere(database, order, prescriptionsOf(items));
  return handedItems(items, served);
}

export const handedItems = (
  items: readonly ItemRow[],
  served: readonly HandedOver[],
): HandedItem[] => items.map((item) => ({ ...item, handedOver: handedOf(item, served) }));

/** The prescriptions in a quote, each once. */
export const prescriptionsOf = (items: readonly ItemRow[]): string[] => [
  ...new Set(items.map(({ prescription_id }) => prescription_id)),
];

/** At most the quoted quantity: anything more was not paid. */
function handedOf({ prescription_id, item, quantity }: ItemRow, served: readonly HandedOver[]) {
  const line = served.find((one) => one.prescription_id === prescription_id && one.item === item);
  return Math.min(line?.quantity ?? 0, quantity);
}
