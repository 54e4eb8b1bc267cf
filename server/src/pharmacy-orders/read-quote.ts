import type { OrderExtra, QuotedItem } from '@app/contract/pharmacy-orders';
import type { Actor } from '../platform/http/actor.ts';
import { requireOwnOrder } from './act-on-order.ts';
import { findHandedItems } from './handed-items.ts';
import { ofOwnPeople, presentExtra, presentItem } from './order.presenter.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';

/** The lines of an order's quote, with the packs handed over, for its patient and its branch. */
export async function listOrderItems(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
): Promise<QuotedItem[]> {
  const order = await requireOwnOrder(context, actor, id, await ownBy(context, actor));
  const items = await findHandedItems(context.database, order);
  if (actor.role === 'PHARMACY') return items.map(presentItem);
  const ordered = await context.ordered.findOfOrders([order.id]);
  const own = await ofOwnPeople(context, [order], ordered);
  return items
    .filter((item) => own.some(({ prescription_id }) => prescription_id === item.prescription_id))
    .map(presentItem);
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
