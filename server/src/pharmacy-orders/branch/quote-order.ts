import { centavosOf, HOUR_MS, PRICE_MAX } from '@app/contract/kernel';
import { type BranchOrder, type NewQuote, quoteAmounts } from '@app/contract/pharmacy-orders';
import { lastValidDay } from '@app/contract/prescriptions';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { LineRow } from '../../prescriptions/index.ts';
import { actOnOrder, requireOwnOrder } from '../act-on-order.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import type { ExtraRow, ItemRow, OrderRow } from '../rows/order-rows.ts';
import type { OrderChanges } from '../rows/order-writes.repository.ts';
import { quotesRepository } from '../rows/quotes.repository.ts';
import { presentForBoardOne } from './own-branch-orders.ts';

/** Says what an order costs, or corrects the quote that was read while no payment of it is open: each has a version of its own (requirement: quoted once opened). */
export async function quoteOrder(
  context: PharmacyOrders,
  actor: Actor,
  id: string,
  quote: NewQuote,
  seen: number,
): Promise<BranchOrder> {
  const branch = await context.pharmacies.requireOwnBranch(actor);
  const whose = { branch_id: branch.id };
  const order = await requireOwnOrder(context, actor, id, whose, 'quote');
  // The prescriptions of an order and their lines never change.
  const ordered = await context.ordered.findOfOrders([order.id]);
  const lines = await context.prescriptions.findLines(
    ordered.map(({ prescription_id }) => prescription_id),
  );
  requireOfLines(quote, lines);
  requireFreeMeant(quote);
  if (order.delivery_kind === 'PICKUP' && quote.deliveryCost > 0)
    throw refuse('pharmacy-orders.nothing-to-deliver');
  if (quoteAmounts(quote).total > centavosOf(PRICE_MAX))
    throw refuse('pharmacy-orders.total-too-high');
  const moved = await actOnOrder(context, actor, id, whose, {
    command: 'quote',
    seen: { quote_version: seen },
    prepare: (transaction, locked, now) => storeQuote(context, transaction, locked, { quote, now }),
  });
  return presentForBoardOne(context, moved);
}

/** Refuses what was not prescribed: an unknown line, or more than prescribed. */
function requireOfLines({ items }: NewQuote, lines: readonly LineRow[]): void {
  const isOfLine = ({ prescriptionId, item, quantity }: NewQuote['items'][number]) =>
    lines.some(
      (line) =>
        line.prescription_id === prescriptionId && line.item === item && quantity <= line.quantity,
    );
  if (!items.every(isOfLine)) throw refuse('pharmacy-orders.lines-differ');
}

/** An empty price is a slip more often than a present (requirement: free only on purpose). */
function requireFreeMeant({ items, extras, isFreeMeant }: NewQuote): void {
  if (!isFreeMeant && [...items, ...extras].some(({ unitPrice }) => unitPrice === 0))
    throw refuse('pharmacy-orders.free-not-meant');
}

/**
 * Stores a quote of a locked order under the next version; returns the order's new columns, or false if it is
 * too late.
 */
export async function storeQuote(
  context: PharmacyOrders,
  transaction: DatabaseTransaction,
  order: OrderRow,
  { quote, now }: { quote: NewQuote; now: Date },
): Promise<OrderChanges | false> {
  if (order.expires_at <= now) return false;
  const paid = { entityId: order.id, version: order.quote_version };
  if (await context.payments.hasOpen(transaction, 'PURCHASE_ORDER', paid))
    throw refuse('pharmacy-orders.payment-open');
  await requireInTime(context, transaction, quote);
  const version = order.quote_version + 1;
  await quotesRepository(transaction).insert(
    quote.items.map((item) => itemRow(order.id, version, item)),
    quote.extras.map((extra, index) => extraRow(order.id, version, index + 1, extra)),
  );
  return {
    quote_version: version,
    delivery_cost: centavosOf(quote.deliveryCost),
    discount_order: hundredthsOf(quote.discountOrder),
    discount_extra: hundredthsOf(quote.discountExtra),
    total: quoteAmounts(quote).total,
    promised_day: quote.promisedDate,
    expires_at: new Date(now.getTime() + quote.validHours * HOUR_MS),
  };
}

/**
 * Refuses a promised day that has passed or is after a last valid day, and a prescription that cannot be
 * dispensed (requirement: quote within the days).
 */
async function requireInTime(
  { prescriptions }: PharmacyOrders,
  transaction: DatabaseTransaction,
  { items, promisedDate }: NewQuote,
): Promise<void> {
  if (promisedDate < prescriptions.today()) throw refuse('pharmacy-orders.promised-too-early');
  const quoted = [...new Set(items.map(({ prescriptionId }) => prescriptionId))];
  for (const { status, start_date } of await prescriptions.lockAll(transaction, quoted)) {
    if (status !== 'SENT') throw refuse('pharmacy-orders.prescription-unavailable');
    if (promisedDate > lastValidDay({ kind: 'prescription', startDate: start_date }))
      throw refuse('pharmacy-orders.promised-too-late');
  }
}

/** Percentages are stored in hundredths, like amounts. */
const hundredthsOf = centavosOf;

const itemRow = (
  order_id: string,
  quote_version: number,
  { prescriptionId, unitPrice, discount, ...item }: NewQuote['items'][number],
): ItemRow => ({
  ...item,
  order_id,
  quote_version,
  prescription_id: prescriptionId,
  unit_price: centavosOf(unitPrice),
  discount: hundredthsOf(discount),
});

const extraRow = (
  order_id: string,
  quote_version: number,
  position: number,
  { unitPrice, discount, ...extra }: NewQuote['extras'][number],
): ExtraRow => ({
  ...extra,
  order_id,
  quote_version,
  position,
  unit_price: centavosOf(unitPrice),
  discount: hundredthsOf(discount),
});
