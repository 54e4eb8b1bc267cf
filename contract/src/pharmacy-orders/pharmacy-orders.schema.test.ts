import { describe, expect, test } from 'vitest';
import { anOrderItem, aQuote } from './fixtures.ts';
import { listOrders } from './pharmacy-orders.endpoints.ts';
import { newOrderSchema, newQuoteSchema } from './pharmacy-orders.schema.ts';

const faults = (schema: typeof newOrderSchema | typeof newQuoteSchema, given: unknown) =>
  schema.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

const id = '01957000-0000-7000-8000-000000000001';

describe('an order', () => {
  const order = { branchOffice: { id }, prescriptions: [{ id }] };

  test('is fetched at the branch unless it says otherwise', () => {
    expect(newOrderSchema.parse(order).delivery).toEqual({ kind: 'PICKUP' });
  });

  test.each<[string, object, string, string]>([
    ['without prescriptions', { prescriptions: [] }, 'prescriptions', 'prescriptions.required'],
    [
      'with one twice',
      { prescriptions: [{ id }, { id }] },
      'prescriptions',
      'prescriptions.repeated',
    ],
    [
      'that goes nowhere',
      { delivery: { kind: 'DELIVERY', address: { street: '', number: '1', city: 'Salta' } } },
      'delivery.address.street',
      'street.required',
    ],
  ])('%s is refused', (_, changes, field, code) => {
    expect(faults(newOrderSchema, { ...order, ...changes })).toContainEqual([field, code]);
  });
});

describe('a quote', () => {
  test('of what was prescribed is taken', () => {
    expect(faults(newQuoteSchema, aQuote())).toEqual([]);
  });

  const many = Array.from({ length: 500 }, (_, index) => anOrderItem({ item: (index % 99) + 1 }));

  test.each<[string, object, string, string]>([
    ['of nothing', { items: [] }, 'items', 'items.required'],
    ['of 500 lines', { items: many }, 'items', 'items.too-many'],
    ['of one line twice', { items: [anOrderItem(), anOrderItem()] }, 'items', 'items.repeated'],
    [
      'of three decimals',
      { items: [anOrderItem({ unitPrice: 1.005 })] },
      'items.0.unitPrice',
      'amount.decimals',
    ],
    [
      'below nothing',
      { items: [anOrderItem({ unitPrice: -1 })] },
      'items.0.unitPrice',
      'amount.negative',
    ],
    ['of 10^12', { deliveryCost: 1e12 }, 'deliveryCost', 'amount.too-high'],
    [
      'of half a pack',
      { items: [anOrderItem({ quantity: 0.5 })] },
      'items.0.quantity',
      'quantity.numbers-only',
    ],
    ['with a discount above all', { discountOrder: 100.5 }, 'discountOrder', 'percent.too-high'],
    ['for ever', { validHours: 169 }, 'validHours', 'validHours.too-high'],
    ['for no day', { promisedDate: '2025-02-30' }, 'promisedDate', 'day.invalid'],
  ])('%s is refused', (_, changes, field, code) => {
    expect(faults(newQuoteSchema, { ...aQuote(), ...changes })).toContainEqual([field, code]);
  });
});

test.each([
  ['PAID,SENT', true],
  ['NEW', true],
  ['PAID,paid', false],
  ['', false],
])('orders of the statuses %o', (statuses, isKnown) => {
  expect(listOrders.query.safeParse({ statuses }).success).toBe(isKnown);
});
