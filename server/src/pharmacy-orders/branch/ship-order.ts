import {
  amountDueBack,
  type BranchOrder,
  type shipmentSchema,
} from '@app/contract/pharmacy-orders';
import type { z } from 'zod';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type HandedItem, handedItems } from '../handed-items.ts';
import { lockQuoted } from '../lock-quoted.ts';
import { percentOf, presentItem } from '../order.presenter.ts';
import { oweBackOf, requireMoney } from '../owe-back.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import type { OrderRow } from '../rows/order-rows.ts';
import { actAtBranch } from './branch-acts.ts';

/**
 * Ships an order, or sets it ready for pickup. What was paid and not handed over is marked for refund in the
 * same transaction (requirement: paid and not handed over).
 */
export const shipOrder = (
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  { guideNumber }: z.output<typeof shipmentSchema>,
): Promise<BranchOrder> =>
  actAtBranch(context, actor, id, {
    command: 'ship',
    prepare: async (transaction, order) => {
      await requireMoney(context, transaction, order);
      const items = await requireServed(context, transaction, order);
      const atMost = amountDueBack({
        items: items.map(presentItem),
        discountOrder: percentOf(order.discount_order),
      });
      const owed = { reason: 'not handed over', atMost };
      return {
        guide_number: guideNumber,
        owed_back: await oweBackOf(context, transaction, order, owed),
      };
    },
  });

/**
 * What was handed over of a quote, locked so that it stays the same until the end of the transaction. Refused
 * if nothing was, and while a prescription of it can still be dispensed.
 */
async function requireServed(
  context: PharmacyOrders,
  transaction: DatabaseTransaction,
  order: OrderRow,
): Promise<HandedItem[]> {
  const { items, isWaitedFor, served } = await lockQuoted(context, transaction, order);
  if (isWaitedFor || served.length === 0) throw refuse('pharmacy-orders.not-dispensed');
  return handedItems(items, served);
}
