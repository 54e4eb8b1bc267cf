import {
  type listStaffOrders,
  OPEN_ORDER_STATUSES,
  ORDER_PAGE,
  type openOrderCountsSchema,
  type StaffOrder,
  type StaffOrderSheet,
} from '@app/contract/pharmacy-orders';
import type { z } from 'zod';
import { recordAudit } from '../../audit/index.ts';
import { pageEndOf, pageOf } from '../../platform/database/pages.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { orderAudit } from '../act-on-order.ts';
import { countsOf } from '../patient/own-orders.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import type { OrderRow } from '../rows/order-rows.ts';
import { presentForStaff, presentSheet } from './staff-order.presenter.ts';

type Page = { data: StaffOrder[]; next: string | null };

/** A page of the orders in some statuses, without anything clinical. Each page is audited, since it has names. */
export async function listForStaff(
  context: PharmacyOrders,
  actor: Actor,
  { status, branchId, after }: z.output<typeof listStaffOrders.query>,
): Promise<Page> {
  await recordAudit(context.database, actor, {
    type: 'order.list',
    action: 'R',
    purpose: 'HOPERAT',
    rule: status,
  });
  const rows = await context.ofStaff.page({ status, branchId, end: pageEndOf(after, 'instant') });
  const { data, next } = pageOf(
    rows,
    ({ moved_at, id }) => ({ key: moved_at.toISOString(), id }),
    ORDER_PAGE,
  );
  return { data: await presentForStaff(context, data), next };
}

/** Open orders by status. */
export const countForStaff = async (
  { ofStaff }: PharmacyOrders,
  branchId: string | undefined,
): Promise<z.output<typeof openOrderCountsSchema>> =>
  countsOf(OPEN_ORDER_STATUSES, await ofStaff.countOpen(branchId));

/** The order with a number. */
export async function findForStaff(
  context: PharmacyOrders,
  actor: Actor,
  number: number,
): Promise<StaffOrder> {
  const row = await requireRead(context, actor, await context.ofStaff.findByNumber(number));
  const [order] = await presentForStaff(context, [row]);
  if (!order) throw new Error('an order was not presented');
  return order;
}

/** An order with its steps, without anything clinical. */
export async function readForStaff(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
): Promise<StaffOrderSheet> {
  const row = await requireRead(context, actor, await context.orders.findById(id));
  return presentSheet(context, row);
}

/** An existing order; the reading is audited. */
async function requireRead(
  { database }: PharmacyOrders,
  actor: Actor,
  row: OrderRow | undefined,
): Promise<OrderRow> {
  if (!row) throw refuse('pharmacy-orders.not-found');
  await recordAudit(database, actor, orderAudit(actor, 'read', row.id));
  return row;
}
