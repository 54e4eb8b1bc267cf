import { moverOf, nextOrderStatus, type OrderCommand } from '@app/contract/pharmacy-orders';
import { recordAudit } from '../audit/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type Move, moveLocked } from './move-order.ts';
import { presentOne } from './order.presenter.ts';
import { refuse } from './pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { OrderRow } from './rows/order-rows.ts';
import { type OrderChanges, orderWritesRepository } from './rows/order-writes.repository.ts';
import type { Whose } from './rows/orders.repository.ts';
import { addOrderNotices, announce } from './tell-of-order.ts';

type Prepare = (
  transaction: DatabaseTransaction,
  order: OrderRow,
  now: Date,
) => Promise<OrderChanges | false>;

/** A caller's command on one of their orders. */
export type Act = {
  /** `undefined` if the caller may not request the status. */
  command: OrderCommand | undefined;
  reason?: string | undefined;
  /**
   * Further checks of the locked order, which can refuse. Returns what is written with the move; false if it is
   * not allowed.
   */
  prepare?: Prepare | undefined;
  /** Automatic follow-up; the actor is not notified. */
  follow?: OrderCommand | undefined;
  /** The quote or version that was read, so that a newer one is not overwritten. */
  seen?: Partial<Pick<OrderRow, 'quote_version' | 'version'>> | undefined;
};

/** One of the caller's orders; others are reported as not found, and the attempt is audited. */
export async function requireOwnOrder(
  { database, orders }: PharmacyOrders,
  actor: Actor,
  id: string,
  whose: Whose,
  act = 'read',
): Promise<OrderRow> {
  const order = await orders.findOwn(id, whose);
  if (order) return order;
  await recordAudit(database, actor, { ...orderAudit(actor, act, id), outcome: 'denied' });
  throw refuse('pharmacy-orders.not-found');
}

/**
 * Moves one of the caller's orders in one transaction, with its row as the lock: the second of two callers
 * finds the result of the first, and gets it as the answer (decision 0052).
 */
export async function actOnOrder(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  whose: Whose,
  { command, ...act }: Act,
): Promise<OrderRow> {
  const found = await requireOwnOrder(context, actor, id, whose, command);
  const done = command && (await moveIn(context, actor, { id, whose }, { command, ...act }));
  if (!done) throw await refuseNow(context, found, act.seen);
  await announce(context, done.moved, done.notices);
  return done.moved;
}

type Acted = { id: string; whose?: Whose };
type Done = { moved: OrderRow; notices: NotificationRow[] };

/**
 * Moves an order in one transaction with its audit row and notifications; `undefined` if its status does not
 * allow it.
 */
export const moveIn = (
  context: PharmacyOrders,
  actor: Actor,
  { id, whose }: Acted,
  { command, reason, prepare, follow, seen }: Act & { command: OrderCommand },
): Promise<Done | undefined> =>
  context.database.transaction().execute(async (transaction) => {
    const order = await orderWritesRepository(transaction).lock(id, { ...whose, ...seen });
    if (!(order && nextOrderStatus(order.status, command))) return undefined;
    const now = context.clock.now();
    const changes = prepare ? await prepare(transaction, order, now) : {};
    if (!changes) return undefined;
    const { accountId } = actor;
    const moved = await moveLocked(context, transaction, order, {
      command,
      now,
      accountId,
      reason,
      changes,
    });
    if (!moved) return undefined;
    await recordAudit(transaction, actor, orderAudit(actor, command, id));
    return finish(context, transaction, moved, { command, follow, now, accountId });
  });

type Given = Pick<Move, 'accountId' | 'command' | 'now'> & { follow: OrderCommand | undefined };

/** Applies the automatic follow-up, without notification; otherwise stores the notifications. */
async function finish(
  context: PharmacyOrders,
  transaction: DatabaseTransaction,
  order: OrderRow,
  { command, follow, ...by }: Given,
): Promise<Done | undefined> {
  if (!follow)
    return { moved: order, notices: await addOrderNotices(context, transaction, order, command) };
  const next = { ...by, command: follow, mover: moverOf(command) };
  const moved = await moveLocked(context, transaction, order, next);
  return moved && { moved, notices: [] };
}

/** Refuses what an order does not allow, or what a newer quote precedes, with the order's current state. */
export async function refuseNow(
  context: PharmacyOrders,
  { id }: Pick<OrderRow, 'id'>,
  seen?: Act['seen'],
) {
  const order = await context.orders.findById(id);
  const current = order && (await presentOne(context, order));
  const isStale = order?.status === 'QUOTED' && seen && order.quote_version !== seen.quote_version;
  const code = isStale ? 'pharmacy-orders.changed-meanwhile' : 'pharmacy-orders.command-refused';
  return refuse(code, undefined, { current });
}

/** The audit entry of an act on an order. */
export const orderAudit = (actor: Actor, act: string, id: string) => ({
  type: `order.${act}`,
  action: act === 'read' ? ('R' as const) : ('U' as const),
  entity_type: 'purchase_order',
  entity_id: id,
  ...groundsOf(actor),
});

function groundsOf({ role }: Actor) {
  if (role === 'PATIENT') return { purpose: 'PATRQT', rule: 'own account' } as const;
  if (role === 'PROFESSIONAL') return { purpose: 'TREAT', rule: 'author' } as const;
  if (role === 'PHARMACY') return { purpose: 'TREAT', rule: 'own branch' } as const;
  return { purpose: 'HOPERAT', rule: 'staff projection' } as const;
}
