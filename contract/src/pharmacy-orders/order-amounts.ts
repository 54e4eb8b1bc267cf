import { type Centavos, centavosOf, shareOf } from '../kernel/index.ts';

/** What the amounts of a quote are calculated from: prices in pesos, discounts in percent. */
export type Priced = { quantity: number; unitPrice: number; discount: number };

export type QuoteAmountsInput = {
  items: readonly Priced[];
  extras: readonly Priced[];
  /** Discount in percent on the medicines, after their own discounts; likewise on the extras. */
  discountOrder: number;
  discountExtra: number;
  deliveryCost: number;
};

/** The amounts of a line: before discount, the discount, and the rest. */
export type LineAmounts = { subtotal: Centavos; discount: Centavos; total: Centavos };

export type QuoteAmounts = {
  items: Centavos;
  orderDiscount: Centavos;
  extras: Centavos;
  extraDiscount: Centavos;
  delivery: Centavos;
  total: Centavos;
};

/** The amounts of a line of a quote (specification, consultations: section 3). */
export function lineAmounts({ quantity, unitPrice, discount }: Priced): LineAmounts {
  const subtotal = centavosOf(unitPrice) * quantity;
  const off = shareOf(subtotal, discount);
  return { subtotal, discount: off, total: subtotal - off };
}

/** A line of a quote, with how many packs were handed over. */
export type Handed = Priced & { handedOver: number };

const totalOf = (lines: readonly Priced[]): Centavos =>
  lines.reduce((sum, line) => sum + lineAmounts(line).total, 0);

/**
 * The amounts of a quote, the same for patient, pharmacy and server: each discount is rounded once, and nothing
 * else is (requirement: rounding of money).
 */
export function quoteAmounts(quote: QuoteAmountsInput): QuoteAmounts {
  const items = totalOf(quote.items);
  const extras = totalOf(quote.extras);
  const orderDiscount = shareOf(items, quote.discountOrder);
  const extraDiscount = shareOf(extras, quote.discountExtra);
  const delivery = centavosOf(quote.deliveryCost);
  return {
    items,
    orderDiscount,
    extras,
    extraDiscount,
    delivery,
    total: items - orderDiscount + extras - extraDiscount + delivery,
  };
}

/**
 * What was paid for packs that were not handed over: the medicines' total minus their total as handed over
 * (requirement: paid and not handed over). Extras and delivery are not refunded.
 */
export function amountDueBack({
  items,
  discountOrder,
}: {
  items: readonly Handed[];
  discountOrder: number;
}): Centavos {
  const amountOf = (lines: readonly Priced[]) => {
    const total = totalOf(lines);
    return total - shareOf(total, discountOrder);
  };
  return amountOf(items) - amountOf(items.map((item) => ({ ...item, quantity: item.handedOver })));
}
