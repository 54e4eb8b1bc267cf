import {
  type CancelledOrders,
  type cancellationSchema,
  nextOrderStatus,
  OPEN_ORDER_STATUSES,
} from '@app/contract/pharmacy-orders';
import type { z } from 'zod';
import { requireStepUp } from '../../accounts/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import { cancelOrder } from './staff-acts.ts';

/** Statuses from which staff may cancel an order. */
const CANCELLED_FROM = OPEN_ORDER_STATUSES.filter((status) => nextOrderStatus(status, 'cancel'));

/**
 * Cancels what a branch out of use will not serve, order by order, each with its refund and its notices. One
 * that somebody moves meanwhile, or of which something was handed over, stays and is counted.
 */
export async function cancelOrdersOfBranch(
  context: PharmacyOrders,
  actor: Actor,
  branchId: string,
  why: z.output<typeof cancellationSchema>,
): Promise<CancelledOrders> {
  requireStepUp(actor, context.clock.now());
  const [branch] = await context.pharmacies.findByIds([branchId]);
  if (!branch) throw refuse('pharmacy-orders.not-found');
  if (branch.active && branch.pharmacy_active) throw refuse('pharmacy-orders.branch-in-use');
  let cancelled = 0;
  for (const order of await context.ofStaff.openIn(branchId, CANCELLED_FROM)) {
    try {
      await cancelOrder(context, actor, order, why);
      cancelled += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  const left = await context.ofStaff.countOpen(branchId);
  return { cancelled, open: left.reduce((sum, { orders }) => sum + Number(orders), 0) };
}
