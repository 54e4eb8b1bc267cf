import { DAY_MS } from '@app/contract/kernel';
import {
  moverOf,
  nextOrderStatus,
  type OrderCommand,
  type OrderMover,
  QUOTE_WITHIN_DAYS,
} from '@app/contract/pharmacy-orders';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import { orderEventsRepository } from './rows/order-events.repository.ts';
import type { OrderRow } from './rows/order-rows.ts';
import { type OrderChanges, orderWritesRepository } from './rows/order-writes.repository.ts';
import { orderedRepository } from './rows/ordered.repository.ts';

/** A command on an order. */
export type Move = {
  command: OrderCommand;
  now: Date;
  /** Null if a payment or the clock moves it. */
  accountId: string | null;
  /** Who moves it, if not the command's usual mover. */
  mover?: OrderMover;
  reason?: string | undefined;
  /** Further columns to write. */
  changes?: OrderChanges;
};

/** The timestamps that each command writes. */
const INSTANTS: Record<OrderCommand, (now: Date) => OrderChanges> = {
  quote: (quoted_at) => ({ quoted_at }),
  decline: (rejected_at) => ({ rejected_at }),
  reject: (rejected_at) => ({ rejected_at }),
  refund: (rejected_at) => ({ rejected_at }),
  expire: (expired_at) => ({ expired_at }),
  beginPayment: (prepaid_at) => ({ prepaid_at }),
  releasePayment: (_) => ({ prepaid_at: null }),
  confirmPayment: (paid_at) => ({ paid_at }),
  ship: (sent_at) => ({ sent_at }),
  accept: (delivered_at) => ({ delivered_at }),
  proveDelivery: (delivered_at) => ({ delivered_at }),
  extend: (_) => ({}),
  cancel: (rejected_at) => ({ rejected_at }),
  annul: (rejected_at) => ({ rejected_at }),
  annulPart: (_) => ({}),
  withdraw: (_) => ({}),
  askCancel: (_) => ({}),
  refuseCancel: (_) => ({}),
};

/** What an order without its quote has: the branch may quote it again, for the days that a new order has. */
export const withoutQuote = ({ quote_version }: OrderRow, now: Date): OrderChanges => ({
  // The number is used up, so that a payment of that quote is not taken for one of the next.
  quote_version: quote_version + 1,
  quoted_at: null,
  prepaid_at: null,
  total: null,
  delivery_cost: null,
  discount_order: 0,
  discount_extra: 0,
  promised_day: null,
  expires_at: new Date(now.getTime() + QUOTE_WITHIN_DAYS * DAY_MS),
});

/**
 * Moves an order that the transaction has locked, with its event; `undefined` if its status does not allow it.
 * An order that ends without dispensing releases its prescriptions at once.
 */
export async function moveLocked(
  { prescriptions }: Pick<PharmacyOrders, 'prescriptions'>,
  transaction: DatabaseTransaction,
  order: OrderRow,
  { command, now, accountId, mover = moverOf(command), reason, changes }: Move,
): Promise<OrderRow | undefined> {
  const status = nextOrderStatus(order.status, command);
  if (!status) return undefined;
  const moved = await orderWritesRepository(transaction).move(order, command, {
    moved_at: now,
    ...(reason !== undefined && { status_reason: reason }),
    ...changes,
    ...INSTANTS[command](now),
    status,
  });
  if (!moved) return undefined;
  await orderEventsRepository(transaction).add({
    order_id: order.id,
    actor: mover,
    account_id: accountId,
    command,
    from_status: order.status,
    to_status: status,
    reason: reason ?? null,
    quote_version: moved.quote_version,
    owed_back: changes?.owed_back ?? null,
    at: now,
  });
  if (status === 'REJECTED' || status === 'EXPIRED') {
    const ids = await orderedRepository(transaction).letGo(order.id);
    await prescriptions.release(transaction, ids);
  }
  return moved;
}
