import { lastValidDay } from '@app/contract/prescriptions';
import type { NotificationRow } from '../notifications/index.ts';
import type { AfterCommit, Due, Paid, Payable } from '../payments/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { statusOn } from '../prescriptions/index.ts';
import { prescriptionsOf } from './handed-items.ts';
import { moveLocked } from './move-order.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { OrderRow } from './rows/order-rows.ts';
import { orderWritesRepository } from './rows/order-writes.repository.ts';
import { quotesRepository } from './rows/quotes.repository.ts';
import {
  addGoesOnNotices,
  addOrderNotices,
  addRefundNotice,
  addTakenBackNotices,
  announce,
} from './tell-of-order.ts';

/** An order as payments see it. */
export const payableOrder = (context: PharmacyOrders): Payable => ({
  lock: async (transaction, { accountId }, id) => {
    const order = await orderWritesRepository(transaction).lock(id, { account_id: accountId });
    return order && dueOf(context, transaction, order);
  },
  confirm: (transaction, paid) => confirm(context, transaction, paid),
  release: (transaction, paid) => release(context, transaction, paid),
  refunded: async (transaction, id, refund) => {
    const order = await orderWritesRepository(transaction).lock(id);
    if (!order) return undefined;
    return afterwards(context, order, await addRefundNotice(context, transaction, order, refund));
  },
  takenBack: async (transaction, id, store) => {
    const order = await orderWritesRepository(transaction).lock(id);
    const taken = order && (await store());
    if (!taken) return undefined;
    return afterwards(
      context,
      order,
      await addTakenBackNotices(context, transaction, order, taken),
    );
  },
  letGoOn: async (transaction, id, decide) => {
    const order = await orderWritesRepository(transaction).lock(id);
    if (!(order && (await decide()))) return undefined;
    const isHeld = order.status === 'PAID';
    const notices = isHeld ? await addGoesOnNotices(context, transaction, order) : [];
    return afterwards(context, order, notices);
  },
});

/**
 * The amount due for an order, possibly zero, while it waits for payment and everything quoted can be dispensed
 * on the promised day (requirement: quote within the days).
 */
export async function dueOf(
  { clock, prescriptions }: PharmacyOrders,
  transaction: DatabaseTransaction,
  order: OrderRow,
): Promise<Due | null> {
  const { status, expires_at, total, promised_day, quote_version } = order;
  const isWaiting = status === 'QUOTED' || status === 'PRE_PAID';
  if (!isWaiting || expires_at <= clock.now() || total === null || promised_day === null)
    return null;
  const items = await quotesRepository(transaction).findItems(order);
  const rows = await prescriptions.lockAll(transaction, prescriptionsOf(items));
  const isInTime = rows.every(
    (row) =>
      statusOn(row, prescriptions.today()) === 'SENT' &&
      promised_day <= lastValidDay({ kind: 'prescription', startDate: row.start_date }),
  );
  if (!isInTime) return null;
  return {
    amount: total,
    version: quote_version,
    description: `Pedido ${order.number}`,
    returnPath: `/paciente/mis-pedidos/${order.id}`,
  };
}

/**
 * Accepts a verified payment of the current quote. The provider's message may arrive before that of the
 * patient's browser.
 */
async function confirm(
  context: PharmacyOrders,
  transaction: DatabaseTransaction,
  { entityId, version, amount }: Paid & { amount: number },
): Promise<AfterCommit | undefined> {
  const order = await orderWritesRepository(transaction).lock(entityId);
  if (order?.quote_version !== version || order.total !== amount) return undefined;
  const by = { now: context.clock.now(), accountId: null, mover: 'provider' as const };
  const begun =
    order.status === 'QUOTED'
      ? await moveLocked(context, transaction, order, { ...by, command: 'beginPayment' })
      : order;
  const command = 'confirmPayment' as const;
  const moved = begun && (await moveLocked(context, transaction, begun, { ...by, command }));
  if (!moved) return undefined;
  return afterwards(context, moved, await addOrderNotices(context, transaction, moved, command));
}

/** Lets an order be paid again, rejected or expire. */
async function release(
  context: PharmacyOrders,
  transaction: DatabaseTransaction,
  { entityId, version }: Paid,
): Promise<AfterCommit | undefined> {
  const order = await orderWritesRepository(transaction).lock(entityId);
  if (order?.quote_version !== version) return undefined;
  const now = context.clock.now();
  const command = 'releasePayment' as const;
  const moved = await moveLocked(context, transaction, order, { command, now, accountId: null });
  return moved && afterwards(context, moved, []);
}

const afterwards =
  (context: PharmacyOrders, order: OrderRow, notices: NotificationRow[]): AfterCommit =>
  () =>
    announce(context, order, notices);
