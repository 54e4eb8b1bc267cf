import {
  type BranchOrder,
  DELIVERY_PROOF_DAYS,
  type deliveryProofSchema,
  type orderReasonSchema,
  type shipmentSchema,
} from '@app/contract/pharmacy-orders';
import type { z } from 'zod';
import { isServedAt } from '../../dispensing/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Act, actOnOrder, requireOwnOrder } from '../act-on-order.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import type { OrderRow } from '../rows/order-rows.ts';
import { orderedRepository } from '../rows/ordered.repository.ts';
import { quotesRepository } from '../rows/quotes.repository.ts';
import { presentForBoardOne } from './own-branch-orders.ts';

const DAY_MS = 86_400_000;

/** Does not serve an order. What was paid for it is due back in the same transaction, as long as nothing was handed over (requirement: paid and not served). */
export async function declineOrder(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  { reason }: z.output<typeof orderReasonSchema>,
): Promise<BranchOrder> {
  const branch = await context.pharmacies.requireOwnBranch(actor);
  const order = await requireOwnOrder(context, actor, id, { branch_id: branch.id }, 'decline');
  const isPaid = order.paid_at !== null;
  return actAtBranch(context, actor, id, {
    command: isPaid ? 'refund' : 'decline',
    reason,
    ...(isPaid && { prepare: oweBack(context, reason) }),
  });
}

const oweBack =
  (context: PharmacyOrders, reason: string): Act['prepare'] =>
  async (transaction, order) => {
    const prescriptionIds = await lockPrescriptions(context, transaction, order);
    if (await isServedHere(transaction, order, prescriptionIds))
      throw refuse('pharmacy-orders.dispensed');
    await context.payments.owe(transaction, 'PURCHASE_ORDER', order.id, reason);
    return {};
  };

/** Sends an order on its way, or leaves it ready to be fetched, once all that the quote gives was dispensed. */
export const shipOrder = (
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  { guideNumber }: z.output<typeof shipmentSchema>,
): Promise<BranchOrder> =>
  actAtBranch(context, actor, id, {
    command: 'ship',
    prepare: async (transaction, order) => {
      const items = await quotesRepository(transaction).findItems(order);
      const quoted = [...new Set(items.map(({ prescription_id }) => prescription_id))];
      const prescriptions = await context.prescriptions.lockAll(transaction, quoted);
      const isReady =
        prescriptions.every(({ status }) => status === 'DISPENSED') &&
        (await isServedHere(transaction, order, quoted));
      if (!isReady) throw refuse('pharmacy-orders.not-dispensed');
      return { guide_number: guideNumber };
    },
  });

/** Closes an order that arrived a week ago and that its patient did not confirm; how the branch knows stays with it. */
export const proveDelivery = (
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  { proof }: z.output<typeof deliveryProofSchema>,
): Promise<BranchOrder> =>
  actAtBranch(context, actor, id, {
    command: 'proveDelivery',
    reason: proof,
    prepare: async (_, { sent_at }, now) => {
      const weekAgo = now.getTime() - DELIVERY_PROOF_DAYS * DAY_MS;
      if (!sent_at || sent_at.getTime() > weekAgo)
        throw refuse('pharmacy-orders.delivery-too-early');
      return {};
    },
  });

async function actAtBranch(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  act: Act,
): Promise<BranchOrder> {
  const branch = await context.pharmacies.requireOwnBranch(actor);
  const moved = await actOnOrder(context, actor, id, { branch_id: branch.id }, act);
  return presentForBoardOne(context, moved);
}

/** The prescriptions of an order, which no counter serves until the end of the transaction. */
async function lockPrescriptions(
  { prescriptions }: PharmacyOrders,
  transaction: DatabaseTransaction,
  { id }: OrderRow,
): Promise<string[]> {
  const ordered = await orderedRepository(transaction).findOfOrders([id]);
  const ids = ordered.map(({ prescription_id }) => prescription_id);
  await prescriptions.lockAll(transaction, ids);
  return ids;
}

/** Whether the branch handed over any of some prescriptions since the order was paid; what another counter did is not its doing. */
const isServedHere = (
  transaction: DatabaseTransaction,
  { branch_id, paid_at }: OrderRow,
  prescriptionIds: readonly string[],
): Promise<boolean> =>
  paid_at
    ? isServedAt(transaction, { branchId: branch_id, prescriptionIds, since: paid_at })
    : Promise.resolve(false);
