import { pesosOf } from '@app/contract/kernel';
import {
  type Delivery,
  isOpenOrder,
  type Order,
  type OrderExtra,
  type QuotedItem,
} from '@app/contract/pharmacy-orders';
import { type BranchRow, presentBranch } from '../pharmacies/index.ts';
import { type LineRow, lineName, type PrescriptionRow } from '../prescriptions/index.ts';
import type { HandedItem } from './handed-items.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { ExtraRow, OrderedRow, OrderRow } from './rows/order-rows.ts';
import { servedElsewhereOf } from './served-elsewhere.statement.ts';

type Refund = Awaited<ReturnType<PharmacyOrders['payments']['refundsOf']>>[number];

/** Further data of an order to show. */
type Told = {
  branch: BranchRow;
  prescriptions: Pick<PrescriptionRow, 'patient_name' | 'status'>[];
  lines: LineRow[];
  refund: Refund | undefined;
  takenBack: Order['takenBack'];
  isServedElsewhere: boolean;
};

type Presenting = Pick<
  PharmacyOrders,
  'database' | 'familyGroup' | 'ordered' | 'payments' | 'pharmacies' | 'prescriptions'
>;

/**
 * Orders in the given order, for their branch or, without the medicines of people for whom the account acts no more,
 * for the account that sent them.
 */
export async function presentOrders(
  context: Presenting,
  rows: readonly OrderRow[],
  reader: 'sender' | 'branch' = 'sender',
): Promise<Order[]> {
  const ids = rows.map(({ id }) => id);
  const ordered = await context.ordered.findOfOrders(ids);
  const prescriptionIds = ordered.map(({ prescription_id }) => prescription_id);
  const shown = reader === 'branch' ? ordered : await ofOwnPeople(context, rows, ordered);
  const [branches, prescriptions, lines, refunds, taken, elsewhere] = await Promise.all([
    context.pharmacies.findByIds(rows.map(({ branch_id }) => branch_id)),
    context.prescriptions.findByIds(prescriptionIds, null),
    context.prescriptions.findLines(shown.map(({ prescription_id }) => prescription_id)),
    context.payments.refundsOf('PURCHASE_ORDER', ids),
    context.payments.takenBackOf('PURCHASE_ORDER', ids),
    servedElsewhereOf(context.database, { ids }),
  ]);
  const ofOrder = <T>(row: OrderRow, all: readonly T[], idOf: (one: T) => string) =>
    ordered
      .filter(({ order_id }) => order_id === row.id)
      .flatMap(({ prescription_id }: OrderedRow) =>
        all.filter((one) => idOf(one) === prescription_id),
      );
  return rows.map((row) =>
    presentOrder(row, {
      branch: branches.find(({ id }) => id === row.branch_id) as BranchRow,
      prescriptions: ofOrder(row, prescriptions, ({ id }) => id),
      lines: ofOrder(row, lines, ({ prescription_id }) => prescription_id),
      refund: refunds.find(({ entity_id }) => entity_id === row.id),
      takenBack: taken.find(({ entity_id }) => entity_id === row.id)?.kind ?? null,
      isServedElsewhere: elsewhere.some(({ id }) => id === row.id),
    }),
  );
}

/** What of the orders is of people for whom their accounts still act. */
export async function ofOwnPeople(
  { familyGroup }: Pick<PharmacyOrders, 'familyGroup'>,
  rows: readonly OrderRow[],
  ordered: readonly OrderedRow[],
): Promise<OrderedRow[]> {
  const accounts = [...new Set(rows.map(({ account_id }) => account_id))];
  const people = new Map(
    await Promise.all(accounts.map(async (id) => [id, await familyGroup.personsOf(id)] as const)),
  );
  const accountOf = new Map(rows.map(({ id, account_id }) => [id, account_id]));
  return ordered.filter(({ order_id, person_id }) =>
    people.get(accountOf.get(order_id) ?? '')?.includes(person_id),
  );
}

/** One order as its patient reads it. */
export async function presentOne(context: Presenting, row: OrderRow): Promise<Order> {
  const [order] = await presentOrders(context, [row]);
  if (!order) throw new Error('an order was not presented');
  return order;
}

const textOf = (date: Date | null) => date?.toISOString() ?? null;
const pesosOrNull = (centavos: number | null) => (centavos === null ? null : pesosOf(centavos));

/** Percentages are stored in hundredths, like amounts. */
export const percentOf = pesosOf;

function presentOrder(
  row: OrderRow,
  { branch, prescriptions, lines, refund, takenBack, isServedElsewhere }: Told,
): Order {
  const [first] = lines;
  const isOpen = isOpenOrder(row.status);
  return {
    id: row.id,
    purchaseOrderId: String(row.number),
    status: row.status,
    statusReason: row.status_reason,
    isHeld: isOpen && prescriptions.some(({ status }) => status === 'BLOCKED'),
    hasAnnulled: isOpen && prescriptions.some(({ status }) => status === 'ANNULLED'),
    isServedElsewhere,
    takenBack,
    cancellation: row.cancel_asked_at && {
      reason: row.cancel_reason ?? '',
      askedDate: row.cancel_asked_at.toISOString(),
      answer: row.cancel_answer,
    },
    branchOffice: presentBranch(branch),
    patientNames: [...new Set(prescriptions.map(({ patient_name }) => patient_name))],
    firstMedication: first ? lineName(first) : '',
    medications: lines.length,
    ...presentDates(row),
    ...presentAmounts(row, refund),
    discountOrder: percentOf(row.discount_order),
    discountExtra: percentOf(row.discount_extra),
    quoteVersion: row.quote_version,
    promisedDate: row.promised_day,
    delivery: deliveryOf(row),
    guideNumber: row.guide_number,
  };
}

/** The amounts of an order, and its refund. */
export const presentAmounts = (row: OrderRow, refund: Refund | undefined) => ({
  total: pesosOrNull(row.total),
  deliveryCost: pesosOrNull(row.delivery_cost),
  refund: refund
    ? { amount: pesosOf(refund.amount), refundedDate: textOf(refund.refunded_at) }
    : null,
});

export const presentDates = (row: OrderRow) => ({
  createdDate: row.created_at.toISOString(),
  quotedDate: textOf(row.quoted_at),
  prepaidDate: textOf(row.prepaid_at),
  paidDate: textOf(row.paid_at),
  sentDate: textOf(row.sent_at),
  deliveredDate: textOf(row.delivered_at),
  rejectedDate: textOf(row.rejected_at),
  expiredDate: textOf(row.expired_at),
  expirationDate: ['CREATED', 'QUOTED'].includes(row.status) ? textOf(row.expires_at) : null,
});

/** How an order is delivered. */
export const deliveryOf = ({
  delivery_address: address,
}: Pick<OrderRow, 'delivery_address'>): Delivery =>
  address ? { kind: 'DELIVERY', address } : { kind: 'PICKUP' };

/** A line of a quote, with how many packs were handed over. */
export const presentItem = (row: HandedItem): QuotedItem => ({
  prescriptionId: row.prescription_id,
  item: row.item,
  name: row.name,
  pack: row.pack,
  quantity: row.quantity,
  unitPrice: pesosOf(row.unit_price),
  discount: percentOf(row.discount),
  covered: row.covered,
  handedOver: row.handedOver,
});

/** An extra of a quote. */
export const presentExtra = (row: ExtraRow): OrderExtra => ({
  name: row.name,
  quantity: row.quantity,
  unitPrice: pesosOf(row.unit_price),
  discount: percentOf(row.discount),
});
