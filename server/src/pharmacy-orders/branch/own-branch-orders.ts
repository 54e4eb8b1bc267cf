import type { EndpointInput } from '@app/contract/kernel';
import {
  type BranchOrder,
  type BranchOrderDetail,
  isOpenOrder,
  type listBranchOrders as listBranchOrdersCall,
  ORDER_PAGE,
  type Order,
} from '@app/contract/pharmacy-orders';
import { recordAudit, recordListed } from '../../audit/index.ts';
import { presentForBranch, readServedAt } from '../../dispensing/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { PrescriptionRow } from '../../prescriptions/index.ts';
import { orderAudit, requireOwnOrder } from '../act-on-order.ts';
import { endOf, findHandedItems } from '../handed-items.ts';
import { presentExtra, presentItem, presentOrders } from '../order.presenter.ts';
import { countOrders, statusesOf } from '../patient/own-orders.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import type { OrderedRow, OrderRow } from '../rows/order-rows.ts';

type Asked = EndpointInput<typeof listBranchOrdersCall>['query'];

/** A page of the orders of the caller's branch, the longest waiting first. */
export async function listBranchOrders(
  context: PharmacyOrders,
  actor: Actor,
  { statuses, page }: Asked,
): Promise<BranchOrder[]> {
  const { id } = await context.pharmacies.requireOwnBranch(actor);
  const paging = { size: ORDER_PAGE, number: page };
  const rows = await context.orders.listOfBranch(id, statusesOf(statuses), paging);
  await writeDownBoard(context, actor, rows);
  return presentForBoard(context, rows);
}

async function writeDownBoard(
  context: PharmacyOrders,
  actor: Actor,
  rows: readonly OrderRow[],
): Promise<void> {
  const shown = await inOrder(
    context,
    await context.ordered.findOfOrders(rows.map(({ id }) => id)),
  );
  await recordListed(
    context.database,
    actor,
    {
      type: 'pharmacy-orders.list',
      purpose: 'TREAT',
      entity_type: 'prescription',
      rule: 'own branch list',
    },
    shown.map(({ id, person_id }) => ({ patientId: person_id, entityId: id })),
  );
}

/** Orders of the caller's branch by status. */
export async function countBranchOrders(context: PharmacyOrders, actor: Actor) {
  const { id } = await context.pharmacies.requireOwnBranch(actor);
  return countOrders(context, { branch_id: id });
}

/**
 * Everything that the caller's branch needs to quote and serve an order; the reading of each prescription is
 * audited. Of an order that ended the branch reads its facts, and no prescription (requirement: ended order).
 */
export async function readBranchOrder(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
): Promise<BranchOrderDetail> {
  const branch = await context.pharmacies.requireOwnBranch(actor);
  const row = await requireOwnOrder(context, actor, id, { branch_id: branch.id });
  const ordered = await context.ordered.findOfOrders([row.id]);
  const prescriptionIds = ordered.map(({ prescription_id }) => prescription_id);
  const isOpen = isOpenOrder(row.status);
  const prescriptions = isOpen ? await inOrder(context, ordered) : [];
  await recordAudit(context.database, actor, orderAudit(actor, 'read', row.id));
  await writeDown(context, actor, prescriptions);
  const [order, read, items, extras, offers, dispensings] = await Promise.all([
    presentForBoardOne(context, row),
    presentForBranch(context.dispensing, prescriptions),
    findHandedItems(context.database, row),
    context.quotes.findExtras(row),
    findOffers(context, branch.id, isOpen ? prescriptionIds : []),
    readServedAt(context.dispensing, {
      branchId: branch.id,
      prescriptionIds,
      since: row.paid_at ?? row.created_at,
      until: endOf(row),
    }),
  ]);
  return {
    order,
    prescriptions: read,
    items: items.map(presentItem),
    extras: extras.map(presentExtra),
    offers,
    dispensings,
  };
}

async function inOrder(
  { prescriptions }: PharmacyOrders,
  ordered: readonly OrderedRow[],
): Promise<PrescriptionRow[]> {
  const ids = ordered.map(({ prescription_id }) => prescription_id);
  const found = await prescriptions.findByIds(ids, null);
  return ids.flatMap((id) => found.filter((row) => row.id === id));
}

async function writeDown(
  { database }: PharmacyOrders,
  actor: Actor,
  prescriptions: readonly PrescriptionRow[],
): Promise<void> {
  for (const { id, person_id } of prescriptions)
    await recordAudit(database, actor, {
      type: 'prescription.open',
      action: 'R',
      purpose: 'TREAT',
      patient_id: person_id,
      entity_type: 'prescription',
      entity_id: id,
      rule: 'own branch',
    });
}

/** The products of the branch's price list for each line. */
async function findOffers(
  { prescriptions, priceList }: PharmacyOrders,
  branchId: string,
  prescriptionIds: readonly string[],
): Promise<BranchOrderDetail['offers']> {
  const lines = await prescriptions.findLines(prescriptionIds);
  const brands = await priceList.brandsOf(branchId, lines);
  return lines.flatMap(({ prescription_id, item }, index) => {
    const known = brands[index] ?? [];
    return known.length > 0 ? [{ prescriptionId: prescription_id, item, brands: known }] : [];
  });
}

const withoutAddress = ({ kind }: Order['delivery']): BranchOrder['delivery'] =>
  kind === 'PICKUP' ? { kind } : { kind, address: null };

/** Orders as their branch reads them, with the person to call and where to go while they are open. */
async function presentForBoard(
  context: PharmacyOrders,
  rows: readonly OrderRow[],
): Promise<BranchOrder[]> {
  const [orders, buyers] = await Promise.all([
    presentOrders(context, rows, 'branch'),
    context.profiles.findPersonsOfAccounts(rows.map(({ account_id }) => account_id)),
  ]);
  return orders.map((order, index) => {
    const buyer = buyers.find(({ account_id }) => account_id === rows[index]?.account_id);
    const isOpen = isOpenOrder(order.status);
    return {
      ...order,
      delivery: isOpen ? order.delivery : withoutAddress(order.delivery),
      buyer: {
        name: buyer ? `${buyer.first_name} ${buyer.last_name}` : '',
        phone_number: isOpen && buyer ? buyer.phone_number : null,
      },
    };
  });
}

/** One order as its branch reads it. */
export async function presentForBoardOne(
  context: PharmacyOrders,
  row: OrderRow,
): Promise<BranchOrder> {
  const [order] = await presentForBoard(context, [row]);
  if (!order) throw new Error('an order was not presented');
  return order;
}
