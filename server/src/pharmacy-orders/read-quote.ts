import type { OrderExtra, QuotedItem } from '@app/contract/pharmacy-orders';
import type { Actor } from '../platform/http/actor.ts';
import { requireOwnOrder } from './act-on-order.ts';
import { findHandedItems } from './handed-items.ts';
import { presentExtra, presentItem } from './order.presenter.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';

/** The lines of an order's quote, with the packs handed over, for its patient and its branch. */
export async function listOrderItems(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
): Promise<QuotedItem[]> {
  const order = await requireOwnOrder(context, actor, id, await ownBy(context, actor));
  return (await findHandedItems(context.database, order)).map(presentItem);
}

/** The extras of an order's quote. */
export async function listOrderExtras(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
): Promise<OrderExtra[]> {
  const order = await requireOwnOrder(context, actor, id, await ownBy(context, actor));
  return (await context.quotes.findExtras(order)).map(presentExtra);
}

const ownBy = async ({ pharmacies }: PharmacyOrders, actor: Actor) =>
  actor.role === 'PHARMACY'
    ? { branch_id: (await pharmacies.requireOwnBranch(actor)).id }
    : { account_id: actor.accountId };
