import {
  isPatientRequest,
  type Order,
  type orderRequestSchema,
  PATIENT_REQUESTS,
} from '@app/contract/pharmacy-orders';
import type { z } from 'zod';
import type { Actor } from '../../platform/http/actor.ts';
import { type Act, actOnOrder } from '../act-on-order.ts';
import { presentOne } from '../order.presenter.ts';
import { dueOf } from '../payable-order.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';

type Asked = z.output<typeof orderRequestSchema>['purchaseOrder'];

/**
 * A patient's request for an order: to reject its quote, to start its payment, or to confirm its delivery. The
 * status is only a request: for any other, the order is returned unchanged.
 */
export async function requestOnOrder(
  context: PharmacyOrders,
  actor: Actor,
  { id, status, statusReason, paymentDetail }: Asked,
): Promise<Order> {
  const command = isPatientRequest(status) ? PATIENT_REQUESTS[status] : undefined;
  const whose = { account_id: actor.accountId };
  const moved = await actOnOrder(context, actor, id, whose, {
    command,
    ...(command === 'reject' && { reason: statusReason ?? undefined }),
    ...(command === 'beginPayment' && payingBy(context, paymentDetail)),
  });
  return presentOne(context, moved);
}

/** An order that costs nothing needs no payment page: accepting it pays it (requirement: nothing to pay). */
const payingBy = (context: PharmacyOrders, page: Asked['paymentDetail']): Partial<Act> =>
  page
    ? { prepare: requireOpenPage(context, page.id) }
    : { prepare: requireFree(context), follow: 'confirmPayment' };

const requireFree =
  (context: PharmacyOrders): Act['prepare'] =>
  async (transaction, order) =>
    (await dueOf(context, transaction, order))?.amount === 0 ? {} : false;

/** A payment can only be started with the open page of this quote; the patient's value is only compared. */
const requireOpenPage =
  ({ payments }: PharmacyOrders, invoiceId: string): Act['prepare'] =>
  async (transaction, { id, quote_version }) => {
    const paid = { entityId: id, version: quote_version };
    return (await payments.hasOpen(transaction, 'PURCHASE_ORDER', paid, invoiceId)) ? {} : false;
  };
