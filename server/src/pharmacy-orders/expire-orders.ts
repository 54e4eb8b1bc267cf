import { recordAudit } from '../audit/index.ts';
import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import { handOverOrders } from './hand-over-orders.ts';
import { moveLocked } from './move-order.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import { orderWritesRepository } from './rows/order-writes.repository.ts';
import { addOrderNotices, announce } from './tell-of-order.ts';
import { tellServedElsewhere } from './tell-served-elsewhere.ts';

/** Orders per sweep; the rest follows with the next. */
const AT_ONCE = 100;
const SWEEP_EVERY_MS = 15_000;

/**
 * Ends overdue orders: not quoted in a week, or quoted and not accepted in time (requirement: order deadlines).
 * Each in its own transaction, which checks again after locking the order, since somebody may have acted.
 */
export async function expireOrders(context: PharmacyOrders): Promise<void> {
  const due = await context.orders.findDue(context.clock.now(), AT_ONCE);
  for (const id of due)
    await expire(context, id).catch((error: unknown) =>
      context.log.warn({ err: error, orderId: id }, 'order not expired'),
    );
}

async function expire(context: PharmacyOrders, id: string): Promise<void> {
  const { clock, database } = context;
  const done = await database.transaction().execute(async (transaction) => {
    const order = await orderWritesRepository(transaction).lock(id);
    const now = clock.now();
    if (!order || order.expires_at > now) return undefined;
    const command = 'expire' as const;
    const moved = await moveLocked(context, transaction, order, { command, now, accountId: null });
    if (!moved) return undefined;
    await recordAudit(transaction, undefined, {
      type: 'order.expire',
      action: 'U',
      purpose: 'HOPERAT',
      entity_type: 'purchase_order',
      entity_id: id,
    });
    return { moved, notices: await addOrderNotices(context, transaction, moved, command) };
  });
  if (done) await announce(context, done.moved, done.notices);
}

export const startOrderSweep = (context: PharmacyOrders): Periodic =>
  periodically(context, SWEEP_EVERY_MS, 'end of orders', async () => {
    await handOverOrders(context);
    await expireOrders(context);
    await tellServedElsewhere(context);
  });
