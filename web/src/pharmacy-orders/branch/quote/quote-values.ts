import { HOUR_MS, isDay } from '@app/contract/kernel';
import {
  type BranchOrderDetail,
  type NewQuote,
  newQuoteSchema,
  type Order,
  type OrderItem,
  QUOTE_VALID_HOURS,
  QUOTE_VALID_HOURS_MAX,
  type QuoteAmounts,
  quoteAmounts,
} from '@app/contract/pharmacy-orders';
import type { PriceOffer } from '@app/contract/price-list';
import { z } from 'zod';
import { nextOpenDay } from '../../../lib/readings/opening.ts';
import { serverNow } from '../../../lib/server/server-time.ts';
import type { AppForm } from '../../../ui/form/use-app-form.ts';
import { parseDecimal, parsePesos, parseWhole, typedPesos } from '../../../ui/format.ts';

/** A typed price and discount. */
type PricedValues = { name: string; quantity: string; unitPrice: string; discount: string };

/** Values of the form. */
export type QuoteValues = {
  items: (PricedValues & {
    prescriptionId: string;
    item: number;
    pack: string;
    covered: boolean;
    isQuoted: boolean;
  })[];
  extras: PricedValues[];
  discountOrder: string;
  discountExtra: string;
  deliveryCost: string;
  validHours: string;
  promisedDate: string;
};

/** The form of a quote. */
export type QuoteFormOf = AppForm<QuoteValues, NewQuote>;

/** A line of a prescription of the order, with the price list's products for it. */
export type QuotedLine = {
  prescriptionId: string;
  line: BranchOrderDetail['prescriptions'][number]['lines'][number];
  brands: readonly PriceOffer[];
};

/** One that was annulled, blocked, dispensed or is overdue is not quoted. */
const isQuotable = ({ status }: BranchOrderDetail['prescriptions'][number]): boolean =>
  status === 'SENT';

export const quotedLines = ({ prescriptions, offers }: BranchOrderDetail): QuotedLine[] =>
  prescriptions.filter(isQuotable).flatMap(({ id, lines }) =>
    lines.map((line) => ({
      prescriptionId: id,
      line,
      brands:
        offers.find(({ prescriptionId, item }) => prescriptionId === id && item === line.item)
          ?.brands ?? [],
    })),
  );

/** The last day on which every prescription that is quoted can be dispensed. */
export const lastDayOf = ({ prescriptions }: BranchOrderDetail): string =>
  prescriptions
    .filter(isQuotable)
    .map(({ expiryDate }) => expiryDate)
    .sort()[0] ?? '';

/** What a chosen brand fills into a line. */
export const ofBrand = ({ product, pack, price }: PriceOffer) => ({
  name: product,
  pack,
  unitPrice: typedPesos(price),
});

const isSame = (one: string, other: string) => comparable.compare(one.trim(), other.trim()) === 0;
const comparable = new Intl.Collator('es', { sensitivity: 'base' });

/** The index of the brand preselected in a quote: one with the prescribed pack, else the first. */
export const suggestedBrand = (
  { presentation }: QuotedLine['line'],
  brands: readonly PriceOffer[],
): number =>
  Math.max(
    brands.findIndex(({ pack }) => isSame(pack, presentation)),
    0,
  );

const share = (percent: number) => String(percent).replace('.', ',');

const itemValues = ({ prescriptionId, line, brands }: QuotedLine, quoted?: OrderItem) => {
  const brand = brands[suggestedBrand(line, brands)];
  const suggested = brand
    ? ofBrand(brand)
    : { name: line.generic_name, pack: line.presentation, unitPrice: '' };
  return {
    prescriptionId,
    item: line.item,
    ...(quoted
      ? { name: quoted.name, pack: quoted.pack, unitPrice: typedPesos(quoted.unitPrice) }
      : suggested),
    quantity: String(quoted?.quantity ?? line.quantity),
    discount: share(quoted?.discount ?? 0),
    covered: quoted?.covered ?? false,
  };
};

/** A form with everything prescribed, or with the quote being corrected. */
export function valuesOf(detail: BranchOrderDetail): QuoteValues {
  const { order, items, extras } = detail;
  const isQuoted = items.length > 0;
  return {
    items: quotedLines(detail).map((quotedLine) => {
      const { prescriptionId, line } = quotedLine;
      const quoted = items.find(
        (one) => one.prescriptionId === prescriptionId && one.item === line.item,
      );
      return { ...itemValues(quotedLine, quoted), isQuoted: quoted !== undefined || !isQuoted };
    }),
    extras: extras.map(({ name, quantity, unitPrice, discount }) => ({
      name,
      quantity: String(quantity),
      unitPrice: typedPesos(unitPrice),
      discount: share(discount),
    })),
    discountOrder: share(order.discountOrder),
    discountExtra: share(order.discountExtra),
    deliveryCost: typedPesos(order.deliveryCost ?? 0),
    validHours: String(validHoursOf(order)),
    promisedDate:
      order.promisedDate ?? nextOpenDay(order.branchOffice.openingHours, new Date(serverNow())),
  };
}

/** A quote that is corrected stays valid as long as it was: the patient may count on it. */
const validHoursOf = ({
  quotedDate,
  expirationDate,
}: Pick<Order, 'quotedDate' | 'expirationDate'>): number =>
  quotedDate && expirationDate
    ? Math.min(
        Math.round((Date.parse(expirationDate) - Date.parse(quotedDate)) / HOUR_MS),
        QUOTE_VALID_HOURS_MAX,
      )
    : QUOTE_VALID_HOURS;

export const emptyExtra: PricedValues = { name: '', quantity: '1', unitPrice: '', discount: '0' };

const pricedOf = ({ name, quantity, unitPrice, discount }: PricedValues) => ({
  name,
  quantity: parseWhole(quantity) ?? undefined,
  unitPrice: parsePesos(unitPrice) ?? undefined,
  discount: parseDecimal(discount) ?? undefined,
});

const wireOf = (values: QuoteValues) => ({
  items: values.items.flatMap(({ isQuoted, prescriptionId, item, pack, covered, ...priced }) =>
    isQuoted ? [{ prescriptionId, item, pack, covered, ...pricedOf(priced) }] : [],
  ),
  extras: values.extras.map(pricedOf),
  discountOrder: parseDecimal(values.discountOrder) ?? undefined,
  discountExtra: parseDecimal(values.discountExtra) ?? undefined,
  deliveryCost: parsePesos(values.deliveryCost) ?? undefined,
  validHours: parseWhole(values.validHours) ?? undefined,
  promisedDate: values.promisedDate,
});

/** The API has defaults for discounts and costs; invalid input must not become the default. */
const typedSchema = newQuoteSchema.safeExtend({
  discountOrder: newQuoteSchema.shape.discountOrder.unwrap(),
  discountExtra: newQuoteSchema.shape.discountExtra.unwrap(),
  deliveryCost: newQuoteSchema.shape.deliveryCost.unwrap(),
  validHours: newQuoteSchema.shape.validHours.unwrap(),
});

type Limits = { lines: readonly QuotedLine[]; today: string; lastDay: string };
type Fault = { path: PropertyKey[]; message: string };

/** The contract's schema for typed values, with the limits of this order. */
export const quoteFormSchema = (limits: Limits): z.ZodType<NewQuote, QuoteValues> =>
  z.custom<QuoteValues>().transform((values, context) => {
    const parsed = typedSchema.safeParse(wireOf(values));
    const faults = [
      ...placed(values, parsed.error?.issues ?? []),
      ...aboveOf(values, limits),
      ...dayFaults(values, limits),
    ];
    for (const fault of faults) context.addIssue({ code: 'custom', ...fault });
    return parsed.data ?? z.NEVER;
  });

/** Form positions of the quoted lines, since the others are not sent. */
const quotedPlaces = ({ items }: QuoteValues): number[] =>
  items.flatMap(({ isQuoted }, index) => (isQuoted ? [index] : []));

/** The API's faults at the lines where they were typed. */
function placed(values: QuoteValues, issues: readonly Fault[]): Fault[] {
  const places = quotedPlaces(values);
  return issues.map(({ path: [list, index, ...rest], message }) => {
    const place = list === 'items' && typeof index === 'number' ? places[index] : index;
    const path = [list, place, ...rest].filter((step) => step !== undefined);
    return { path, message };
  });
}

const aboveOf = (values: QuoteValues, { lines }: Limits): Fault[] =>
  quotedPlaces(values)
    .filter(
      (index) =>
        (parseWhole(values.items[index]?.quantity ?? '') ?? 0) > (lines[index]?.line.quantity ?? 0),
    )
    .map((index) => ({ path: ['items', index, 'quantity'], message: 'quantity.above' }));

function dayFaults({ promisedDate }: QuoteValues, { today, lastDay }: Limits): Fault[] {
  if (!isDay(promisedDate)) return [];
  if (promisedDate < today) return [{ path: ['promisedDate'], message: 'day.past' }];
  return promisedDate > lastDay ? [{ path: ['promisedDate'], message: 'day.late' }] : [];
}

const allowedPercent = (percent = 0): number => (percent <= 100 ? percent : 0);

/** The amounts while typing; values that the form will refuse count as zero. */
export function amountsOf(values: QuoteValues): QuoteAmounts {
  const wire = wireOf(values);
  const priced = ({ quantity, unitPrice, discount }: ReturnType<typeof pricedOf>) => ({
    quantity: Math.max(quantity ?? 0, 0),
    unitPrice: unitPrice ?? 0,
    discount: allowedPercent(discount),
  });
  return quoteAmounts({
    items: wire.items.map(priced),
    extras: wire.extras.map(priced),
    discountOrder: allowedPercent(wire.discountOrder),
    discountExtra: allowedPercent(wire.discountExtra),
    deliveryCost: wire.deliveryCost ?? 0,
  });
}
