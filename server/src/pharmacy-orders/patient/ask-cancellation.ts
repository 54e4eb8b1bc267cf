import type { Order, orderReasonSchema } from '@app/contract/pharmacy-orders';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/actor.ts';
import { actOnOrder } from '../act-on-order.ts';
import { lockQuoted } from '../lock-quoted.ts';
import { presentOne } from '../order.presenter.ts';
import { requireMoney } from '../owe-back.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';

/**
 * Asks the branch to cancel a paid order, once, while nothing of it was handed over. Nothing else changes: the branch
 * refunds it or says why not (requirement: asked cancellation).
 */
export async function askCancellation(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  { reason }: z.output<typeof orderReasonSchema>,
): Promise<Order> {
  const whose = { account_id: actor.accountId };
  const moved = await actOnOrder(context, actor, id, whose, {
    command: 'askCancel',
    reason,
    prepare: async (transaction, order, now) => {
      if (order.cancel_asked_at) return false;
      await requireMoney(context, transaction, order);
      const { served } = await lockQuoted(context, transaction, order);
      if (served.length > 0) throw refuse('pharmacy-orders.dispensed');
      const { moved_at, status_reason } = order;
      return { cancel_asked_at: now, cancel_reason: reason, moved_at, status_reason };
    },
  });
  return presentOne(context, moved);
}
