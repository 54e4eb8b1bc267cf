import { nextOrderStatus } from '@app/contract/pharmacy-orders';
import { recordAudit } from '../audit/index.ts';
import type { AfterCommit } from '../payments/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { orderAudit } from './act-on-order.ts';
import { prescriptionsOf } from './handed-items.ts';
import { lockServed } from './lock-quoted.ts';
import { moveLocked, withoutQuote } from './move-order.ts';
import { oweBackOf } from './owe-back.ts';
import { annulledReason } from './pharmacy-orders.copy.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { OrderRow } from './rows/order-rows.ts';
import type { OrderChanges } from './rows/order-writes.repository.ts';
import { orderWritesRepository } from './rows/order-writes.repository.ts';
import { orderedRepository } from './rows/ordered.repository.ts';
import { quotesRepository } from './rows/quotes.repository.ts';
import { addOrderNotices, announce } from './tell-of-order.ts';

/**
 * Locks the live order that holds a prescription, before its prescriber annuls it; returns what becomes of the
 * order then (decision 0110).
 */
export async function lockOrderOf(
  context: PharmacyOrders,
  transaction: DatabaseTransaction,
  actor: Actor,
  prescriptionId: string,
): Promise<() => Promise<AfterCommit>> {
  const id = await orderedRepository(transaction).findLive(prescriptionId);
  const order = id && (await orderWritesRepository(transaction).lock(id));
  if (!order) return async () => async () => {};
  return () => follow(context, transaction, actor, { order, prescriptionId });
}

type Annulled = { order: OrderRow; prescriptionId: string };

/**
 * An order ends where nothing else of it can be served, and what was paid goes back; otherwise it goes on without
 * the annulled prescription. Its open screens are told in any case.
 */
async function follow(
  context: PharmacyOrders,
  transaction: DatabaseTransaction,
  actor: Actor,
  { order, prescriptionId }: Annulled,
): Promise<AfterCommit> {
  const waiting = await prescriptionsWaitedFor(transaction, order);
  if (!(waiting.includes(prescriptionId) && nextOrderStatus(order.status, 'annul')))
    return () => announce(context, order);
  const { isWaitedFor, served } = await lockServed(context, transaction, order, waiting);
  const now = context.clock.now();
  const by = { now, accountId: actor.accountId };
  const moved =
    isWaitedFor || served.length > 0
      ? await moveLocked(context, transaction, order, {
          ...by,
          command: 'annulPart',
          changes: withoutPart(order, now),
        })
      : await moveLocked(context, transaction, order, {
          ...by,
          command: 'annul',
          reason: annulledReason,
          changes: await owedBack(context, transaction, order),
        });
  if (!moved) throw new Error('an order did not follow an annulment');
  const command = moved.status === 'REJECTED' ? 'annul' : 'annulPart';
  await recordAudit(transaction, actor, orderAudit(actor, command, order.id));
  const notices = await addOrderNotices(context, transaction, moved, command);
  return () => announce(context, moved, notices);
}

/** The prescriptions that an order is about now: those of its quote, or all that were sent. */
async function prescriptionsWaitedFor(
  transaction: DatabaseTransaction,
  order: OrderRow,
): Promise<string[]> {
  if (order.status !== 'CREATED')
    return prescriptionsOf(await quotesRepository(transaction).findItems(order));
  const ordered = await orderedRepository(transaction).findOfOrders([order.id]);
  return ordered.map(({ prescription_id }) => prescription_id);
}

/** A quote that is not paid names what was annulled, so it is over; otherwise the order waits as long as it did. */
const withoutPart = (order: OrderRow, now: Date): OrderChanges =>
  order.status === 'QUOTED' || order.status === 'PRE_PAID'
    ? withoutQuote(order, now)
    : { moved_at: order.moved_at };

const owedBack = async (
  context: PharmacyOrders,
  transaction: DatabaseTransaction,
  order: OrderRow,
): Promise<OrderChanges> =>
  order.status === 'PAID'
    ? { owed_back: await oweBackOf(context, transaction, order, { reason: 'annulled' }) }
    : {};
