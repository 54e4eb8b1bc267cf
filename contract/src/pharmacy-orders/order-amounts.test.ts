import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pesosOf } from '../kernel/index.ts';
import {
  amountDueBack,
  lineAmounts,
  type QuoteAmountsInput,
  quoteAmounts,
} from './order-amounts.ts';

/** Amounts and percentages as sent: numbers with at most two decimals. */
const twoDecimals = (max: number) => fc.integer({ min: 0, max: max * 100 }).map(pesosOf);

const priced = fc.record({
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPrice: fc.oneof(twoDecimals(100), twoDecimals(99_999_999)),
  discount: fc.oneof(fc.constant(0), twoDecimals(100)),
});

const quote = fc.record({
  items: fc.array(priced, { minLength: 1, maxLength: 6 }),
  extras: fc.array(priced, { maxLength: 3 }),
  discountOrder: twoDecimals(100),
  discountExtra: twoDecimals(100),
  deliveryCost: twoDecimals(1_000_000),
});

/** The same in integers only: ten-thousandths of a centavo, rounded half up. */
const inWholeNumbers = (value: number) => BigInt(value.toFixed(2).replace('.', ''));
const share = (centavos: bigint, percent: number) =>
  (centavos * inWholeNumbers(percent) * 2n + 10_000n) / 20_000n;

function totalByHand({
  items,
  extras,
  discountOrder,
  discountExtra,
  deliveryCost,
}: QuoteAmountsInput) {
  const sum = (lines: QuoteAmountsInput['items']) =>
    lines.reduce((total, { quantity, unitPrice, discount }) => {
      const subtotal = inWholeNumbers(unitPrice) * BigInt(quantity);
      return total + subtotal - share(subtotal, discount);
    }, 0n);
  const ofItems = sum(items);
  const ofExtras = sum(extras);
  return (
    ofItems -
    share(ofItems, discountOrder) +
    ofExtras -
    share(ofExtras, discountExtra) +
    inWholeNumbers(deliveryCost)
  );
}

test('a quote that travelled comes to the same total, to the centavo', () => {
  fc.assert(
    fc.property(quote, (asked) => {
      const { total } = quoteAmounts(JSON.parse(JSON.stringify(asked)));
      return BigInt(total) === totalByHand(asked) && total >= 0;
    }),
    { numRuns: 100_000 },
  );
});

test('a line is its price times its quantity without its discount', () => {
  expect(lineAmounts({ quantity: 3, unitPrice: 4812.35, discount: 40 })).toEqual({
    subtotal: 1_443_705,
    discount: 577_482,
    total: 866_223,
  });
});

test('the discounts of an order apply to what each kind comes to', () => {
  const amounts = quoteAmounts({
    items: [{ quantity: 1, unitPrice: 100, discount: 0 }],
    extras: [{ quantity: 2, unitPrice: 10.05, discount: 0 }],
    discountOrder: 10,
    discountExtra: 50,
    deliveryCost: 1500.5,
  });
  expect(amounts).toEqual({
    items: 10_000,
    orderDiscount: 1_000,
    extras: 2_010,
    extraDiscount: 1_005,
    delivery: 150_050,
    total: 160_055,
  });
});

describe('what was paid and not handed over', () => {
  const quoted = (handedOver: readonly number[]) => ({
    items: [
      { quantity: 1, unitPrice: 1000, discount: 0, handedOver: handedOver[0] ?? 0 },
      { quantity: 2, unitPrice: 999.99, discount: 40, handedOver: handedOver[1] ?? 0 },
    ],
    discountOrder: 10,
  });

  test.each([
    ['all of it', [1, 2], 0],
    ['one pack of two, at its own price', [1, 1], 54_000],
    ['none of a line', [1, 0], 107_999],
    ['nothing', [0, 0], 197_999],
  ])('%s was', (_, handedOver, due) => {
    expect(amountDueBack(quoted(handedOver))).toBe(due);
  });

  test('is never more than was paid, and grows with what is missing', () => {
    const handed = fc.tuple(quote, fc.nat(), fc.nat());
    fc.assert(
      fc.property(handed, ([asked, some, more]) => {
        const dueFor = (packs: number) =>
          amountDueBack({
            ...asked,
            items: asked.items.map((item) => ({
              ...item,
              handedOver: Math.min(item.quantity, packs),
            })),
          });
        const [less, most] = [some % 1000, (some % 1000) + (more % 1000)];
        return (
          dueFor(most) >= 0 &&
          dueFor(less) >= dueFor(most) &&
          dueFor(0) <= quoteAmounts(asked).total &&
          dueFor(999) === 0
        );
      }),
      { numRuns: 20_000 },
    );
  });
});
