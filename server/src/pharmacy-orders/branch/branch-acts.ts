import {
  type BranchOrder,
  type deliveryProofSchema,
  deliveryProvableFrom,
  type orderReasonSchema,
} from '@app/contract/pharmacy-orders';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/actor.ts';
import { type Act, actOnOrder, requireOwnOrder } from '../act-on-order.ts';
import { withoutQuote } from '../move-order.ts';
import { oweAll } from '../owe-back.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import { presentForBoardOne } from './own-branch-orders.ts';

/**
 * Declines an order. Its payment is marked for refund in the same transaction, if nothing was handed over
 * (requirement: paid and not served).
 */
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
    ...(isPaid && { prepare: oweAll(context, reason) }),
  });
}

/** Takes back a quote that nobody is paying; the order waits for another one. */
export const withdrawQuote = (
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  { reason }: z.output<typeof orderReasonSchema>,
): Promise<BranchOrder> =>
  actAtBranch(context, actor, id, {
    command: 'withdraw',
    reason,
    prepare: async (transaction, order, now) => {
      const paid = { entityId: order.id, version: order.quote_version };
      if (await context.payments.hasOpen(transaction, 'PURCHASE_ORDER', paid))
        throw refuse('pharmacy-orders.payment-open');
      return withoutQuote(order, now);
    },
  });

/** Says no, once, to a patient who asked to cancel; the order goes on (requirement: asked cancellation). */
export const refuseCancellation = (
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  { reason }: z.output<typeof orderReasonSchema>,
): Promise<BranchOrder> =>
  actAtBranch(context, actor, id, {
    command: 'refuseCancel',
    reason,
    prepare: async (_, { cancel_asked_at, cancel_answer, moved_at, status_reason }) =>
      cancel_asked_at !== null &&
      cancel_answer === null && { cancel_answer: reason, moved_at, status_reason },
  });

/** Closes an order that was delivered a week ago without the patient's confirmation; stores the branch's proof. */
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
      if (!sent_at || deliveryProvableFrom(sent_at) > now)
        throw refuse('pharmacy-orders.delivery-too-early');
      return {};
    },
  });

/** Applies a command to an order of the caller's branch. */
export async function actAtBranch(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  act: Act,
): Promise<BranchOrder> {
  const branch = await context.pharmacies.requireOwnBranch(actor);
  const moved = await actOnOrder(context, actor, id, { branch_id: branch.id }, act);
  return presentForBoardOne(context, moved);
}
