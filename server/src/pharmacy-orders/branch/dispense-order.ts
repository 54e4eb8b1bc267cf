import type { Dispensing as Dispensed, newOrderDispensingSchema } from '@app/contract/dispensing';
import type { z } from 'zod';
import { serve } from '../../dispensing/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseNow, requireOwnOrder } from '../act-on-order.ts';
import { requireMoney } from '../owe-back.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import { orderWritesRepository } from '../rows/order-writes.repository.ts';
import { announce } from '../tell-of-order.ts';

type Asked = z.output<typeof newOrderDispensingSchema>;

/**
 * Dispenses one prescription of a paid order, as the counter does. The order is locked first, so that it is not
 * declined meanwhile.
 */
export async function dispenseOrder(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  { prescriptionId, ...handedOver }: Asked,
): Promise<Dispensed> {
  const branch = await context.pharmacies.requireOwnBranch(actor);
  const whose = { branch_id: branch.id };
  const order = await requireOwnOrder(context, actor, id, whose, 'dispense');
  const ordered = await context.ordered.findOfOrders([order.id]);
  const isOfOrder = ordered.some(({ prescription_id }) => prescription_id === prescriptionId);
  const [row] = isOfOrder ? await context.prescriptions.findByIds([prescriptionId], null) : [];
  if (!row) throw refuse('pharmacy-orders.not-found');
  if (order.status !== 'PAID') throw await refuseNow(context, order);
  const requirePaid = async (transaction: DatabaseTransaction) => {
    const locked = await orderWritesRepository(transaction).lock(id, whose);
    if (locked?.status !== 'PAID') throw new OrderMoved();
    await requireMoney(context, transaction, locked);
  };
  try {
    const { dispensing } = context;
    const served = await serve(dispensing, actor, { branch, row }, handedOver, requirePaid);
    await announce(context, order);
    return served;
  } catch (error) {
    throw error instanceof OrderMoved ? await refuseNow(context, order) : error;
  }
}

/** Somebody else moved the order first. Its current state is read after the transaction has released its connection. */
class OrderMoved extends Error {}
