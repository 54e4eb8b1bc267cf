import { HOUR_MS } from '@app/contract/kernel';
import {
  type cancellationSchema,
  type extensionSchema,
  QUOTE_VALID_HOURS_MAX,
  type StaffOrderSheet,
} from '@app/contract/pharmacy-orders';
import type { z } from 'zod';
import { requireStepUp } from '../../accounts/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Act, moveIn } from '../act-on-order.ts';
import { oweAll } from '../owe-back.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import { announce } from '../tell-of-order.ts';
import { presentSheet } from './staff-order.presenter.ts';

/** An order as a member of staff read it. */
type Read = { id: string; version: number };

/** Extends a quote that has not expired yet. The quote and the status do not change. */
export const extendQuote = (
  context: PharmacyOrders,
  actor: Actor,
  read: Read,
  { hours, reason }: z.output<typeof extensionSchema>,
): Promise<StaffOrderSheet> =>
  act(context, actor, read, {
    command: 'extend',
    reason,
    prepare: async (_, { expires_at, moved_at, status_reason }, now) => {
      if (expires_at <= now) return false;
      const until = new Date(expires_at.getTime() + hours * HOUR_MS);
      if (until.getTime() > now.getTime() + QUOTE_VALID_HOURS_MAX * HOUR_MS)
        throw refuse('pharmacy-orders.extended-too-far');
      return { expires_at: until, moved_at, status_reason };
    },
  });

/**
 * Cancels an order. Its payment is marked for refund in the same transaction, if nothing was handed over
 * (requirement: paid and not served).
 */
export const cancelOrder = (
  context: PharmacyOrders,
  actor: Actor,
  read: Read,
  { reason }: z.output<typeof cancellationSchema>,
): Promise<StaffOrderSheet> =>
  act(context, actor, read, {
    command: 'cancel',
    reason,
    prepare: async (transaction, order, now) =>
      order.status === 'PAID' ? oweAll(context, reason)(transaction, order, now) : {},
  });

/**
 * Applies a command to an order that is unchanged since it was read. The refusal has its current state, as
 * staff reads it.
 */
async function act(
  context: PharmacyOrders,
  actor: Actor,
  { id, version }: Read,
  what: Act & { command: 'extend' | 'cancel' },
): Promise<StaffOrderSheet> {
  requireStepUp(actor, context.clock.now());
  const found = await context.orders.findById(id);
  if (!found) throw refuse('pharmacy-orders.not-found');
  const done = await moveIn(context, actor, { id }, { ...what, seen: { version } });
  if (!done) throw await refuseAsRead(context, { id, version });
  await announce(context, done.moved, done.notices);
  return presentSheet(context, done.moved);
}

async function refuseAsRead(context: PharmacyOrders, { id, version }: Read) {
  const order = await context.orders.findById(id);
  if (!order) return refuse('pharmacy-orders.not-found');
  const isMoved = order.version !== version;
  const current = await presentSheet(context, order);
  return refuse(
    isMoved ? 'pharmacy-orders.changed-meanwhile' : 'pharmacy-orders.command-refused',
    undefined,
    { current },
  );
}
