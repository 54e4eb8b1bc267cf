import { addDays } from '@app/contract/kernel';
import { listOrderItems, quoteAmounts } from '@app/contract/pharmacy-orders';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { newId } from '../../platform/ids.ts';
import { aClinic, type Clinic } from '../../testing/clinic.ts';
import { anItem, ordersOf, type SentOrder } from '../../testing/orders.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { presentExtra, presentItem } from '../order.presenter.ts';
import type { OrderRow } from '../rows/order-rows.ts';
import { orderWritesRepository } from '../rows/order-writes.repository.ts';
import { quotesRepository } from '../rows/quotes.repository.ts';
import { storeQuote } from './quote-order.ts';

let t: TestApp;
let clinic: Clinic;
let orders: ReturnType<typeof ordersOf>;
let sent: SentOrder;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  orders = ordersOf(t, clinic);
  sent = await orders.aSentOrder();
});

const anItemOf = (changes: object = {}) => anItem(sent.prescription.prescriptionId, changes);
const anExtra = { name: 'Alcohol en gel', quantity: 1 };
const inDays = (days: number) => addDays(orders.today(), days);

describe('nothing is quoted', () => {
  const isRefused = async (changes: object, status: number, code: string) => {
    const answer = await orders.quote(sent.pharmacist, sent, changes);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect((await orders.read(sent.patient, sent.id)).status).toBe('CREATED');
  };

  test('for an order of another branch, nor without a branch or as somebody else', async () => {
    proves('order-own-only');
    const foreign = await orders.quote(await clinic.pharmacist(), sent);
    const missing = await orders.quote(sent.pharmacist, { ...sent, id: newId() });
    expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'pharmacy-orders.not-found']);
    expect(missing.json().code).toBe(foreign.json().code);
    for (const who of [await clinic.staff('PHARMACY'), sent.patient])
      expect((await orders.quote(who, sent)).statusCode).toBe(403);
    const { rows } = await t.pool.query(
      `select count(*)::int as denied from audit_event where type = 'order.quote' and outcome = 'denied' and entity_id = $1`,
      [sent.id],
    );
    expect(rows[0].denied).toBe(1);
  });

  test.each([
    ['for a prescription of another order', () => [anItem(newId())]],
    ['for a line that was not prescribed', () => [anItemOf({ item: 3 })]],
    ['for more than was prescribed', () => [anItemOf(), anItemOf({ item: 2, quantity: 999 })]],
  ])('%s', async (_, items) => {
    proves('order-quote-of-lines');
    await isRefused({ items: items() }, 409, 'pharmacy-orders.lines-differ');
  });

  test('for a day that is over, or after the last valid day', async () => {
    proves('order-quote-in-time');
    await isRefused({ promisedDate: inDays(-1) }, 409, 'pharmacy-orders.promised-too-early');
    await isRefused({ promisedDate: inDays(31) }, 409, 'pharmacy-orders.promised-too-late');
  });

  test('that nobody could pay, though each of its prices may be asked', async () => {
    const items = [1, 2].map((item) =>
      anItemOf({ item, quantity: 1, unitPrice: 60_000_000, discount: 0 }),
    );
    await isRefused({ items }, 409, 'pharmacy-orders.total-too-high');
  });

  test.each([
    ['a medicine', (free: object) => ({ items: [anItemOf(free)] })],
    ['another product', (free: object) => ({ extras: [{ ...anExtra, ...free }] })],
  ])('that gives %s away unless it says that it is meant', async (_, changesOf) => {
    proves('order-quote-free-meant');
    const changes = changesOf({ unitPrice: 0, discount: 0 });
    await isRefused(changes, 409, 'pharmacy-orders.free-not-meant');
    const order = await orders.aSentOrder();
    const items = [anItem(order.prescription.prescriptionId, { unitPrice: 0, discount: 0 })];
    const meant = { ...('extras' in changes ? changes : { items }), isFreeMeant: true };
    const answer = await orders.quote(order.pharmacist, order, meant);
    expect(answer.json().data.status).toBe('QUOTED');
  });

  test('of a price with three decimals, a negative one, or a quote of 169 hours', async () => {
    for (const changes of [
      { items: [anItemOf({ unitPrice: 1.005 })] },
      { items: [anItemOf({ unitPrice: -1 })] },
      { validHours: 169 },
    ])
      await isRefused(changes, 400, 'request.invalid');
  });

  test('of a prescription that another counter served meanwhile', async () => {
    const order = await orders.aSentOrder();
    await orders.serve(await clinic.pharmacist(), order.prescription.key);
    const answer = await orders.quote(order.pharmacist, order);
    expect(answer.json().code).toBe('pharmacy-orders.prescription-unavailable');
    expect((await orders.decline(order.pharmacist, order.id)).json().data.status).toBe('REJECTED');
    expect(await orders.standing(order.prescription.prescriptionId)).toBe('DISPENSED');
  });

  test('over a quote that a colleague stored since, whose order comes back', async () => {
    proves('order-quote-over-the-read');
    const order = await orders.aQuotedOrder();
    const answer = await orders.quote(order.pharmacist, order, {}, 0);
    expect(answer.json()).toMatchObject({
      code: 'pharmacy-orders.changed-meanwhile',
      current: { id: order.id, quoteVersion: 1, total: 7699.76 },
    });
    await orders.confirm(order.id);
    const late = await orders.quote(order.pharmacist, order, {}, 0);
    expect(late.json()).toMatchObject({
      code: 'pharmacy-orders.command-refused',
      current: { status: 'PAID' },
    });
  });

  test('once the week is over, also before the clock looks', async () => {
    const order = await orders.aSentOrder();
    await t.pool.query('update purchase_order set expires_at = $2 where id = $1', [
      order.id,
      t.clock.now(),
    ]);
    const answer = await orders.quote(order.pharmacist, order);
    expect(answer.json()).toMatchObject({
      code: 'pharmacy-orders.command-refused',
      current: { id: order.id, status: 'CREATED' },
    });
  });
});

describe('a quote', () => {
  test('says what it comes to and until when; the patient is told without a medicine’s name', async () => {
    proves('order-people-are-told');
    const order = await orders.aSentOrder();
    const answer = await orders.quote(order.pharmacist, order, { validHours: 5 });
    expect(answer.json().data).toMatchObject({
      status: 'QUOTED',
      total: 7699.76,
      quoteVersion: 1,
      buyer: { name: expect.stringContaining('González') },
    });
    const { expirationDate, quotedDate } = await orders.read(order.patient, order.id);
    expect(Date.parse(expirationDate ?? '') - Date.parse(quotedDate ?? '')).toBe(5 * 3_600_000);
    const [notice] = await orders.toldTo(order.patient, 'order.quote');
    expect(notice?.subject).toBe('La farmacia cotizó tu pedido');
    expect(JSON.stringify(notice)).not.toMatch(/paracetamol|termofren|ibuprofeno/i);
  });

  test('is corrected by another, of which the lines count, and on its last day', async () => {
    proves('order-quote-corrected');
    const order = await orders.aQuotedOrder();
    const items = [anItem(order.prescription.prescriptionId, { unitPrice: 1000, discount: 0 })];
    const corrected = await orders.quote(order.pharmacist, order, {
      items,
      promisedDate: inDays(30),
    });
    expect(corrected.json().data).toMatchObject({ quoteVersion: 2, total: 1000, status: 'QUOTED' });
    const read = await t.call(
      listOrderItems,
      { params: { orderId: order.id } },
      order.patient.token,
    );
    expect(read.json().data).toEqual(items.map((item) => ({ ...item, handedOver: 0 })));
    const { rows } = await t.pool.query(
      'select quote_version, count(*)::int as lines from purchase_order_item where order_id = $1 group by 1 order by 1',
      [order.id],
    );
    expect(rows).toEqual([
      { quote_version: 1, lines: 2 },
      { quote_version: 2, lines: 1 },
    ]);
  });

  test('is neither changed nor deleted, and nor is what happened', async () => {
    for (const table of [
      'purchase_order_item',
      'purchase_order_extra',
      'purchase_order_event',
    ] as const) {
      const { rows } = await t.pool.query(
        `select tgname from pg_trigger where tgrelid = $1::regclass and tgname like '%append_only'`,
        [table],
      );
      expect(rows).toHaveLength(1);
    }
    await expect(t.pool.query(`update purchase_order_item set unit_price = 1`)).rejects.toThrow();
  });
});

const twoDecimals = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((n) => n / 100);
const priced = {
  quantity: fc.integer({ min: 1, max: 999 }),
  unitPrice: fc.oneof(twoDecimals(100), twoDecimals(99_999_999)),
  discount: fc.oneof(fc.constant(0), twoDecimals(100)),
};
const quotes = fc.record({
  items: fc
    .array(fc.record({ ...priced, covered: fc.boolean() }), { minLength: 1, maxLength: 6 })
    .map((lines) =>
      lines.map((line, index) => ({ ...line, item: index + 1, name: 'Una', pack: 'Envase' })),
    ),
  extras: fc.array(fc.record({ ...priced, name: fc.constant('Envío') }), { maxLength: 3 }),
  discountOrder: twoDecimals(100),
  discountExtra: twoDecimals(100),
  deliveryCost: twoDecimals(1_000_000),
});

type Drawn = typeof quotes extends fc.Arbitrary<infer T> ? T : never;

test('every stored quote comes to the same total as before it was stored', async () => {
  proves('order-amounts-stored', 'orders-page-and-pesos');
  const { id, prescription } = await orders.aSentOrder();
  let checked = 0;
  const rolledBack = new Error('rolled back');
  const storing = t.database.transaction().execute(async (transaction) => {
    const writes = orderWritesRepository(transaction);
    const storeAndCompare = async (drawn: Drawn) => {
      const quote = {
        ...drawn,
        items: drawn.items.map((item) => ({
          ...item,
          prescriptionId: prescription.prescriptionId,
        })),
        validHours: 48,
        promisedDate: orders.today(),
        isFreeMeant: true,
      };
      const order = (await writes.lock(id)) as OrderRow;
      const changes = await storeQuote(t.orders, transaction, order, {
        quote,
        now: t.clock.now(),
      });
      if (!changes) throw new Error('not quoted');
      await writes.move(order, 'quote', { ...changes, status: 'QUOTED', quoted_at: new Date() });
      const stored = (await writes.lock(id)) as OrderRow;
      const read = quotesRepository(transaction);
      const { total } = quoteAmounts({
        items: (await read.findItems(stored)).map((row) => presentItem({ ...row, handedOver: 0 })),
        extras: (await read.findExtras(stored)).map(presentExtra),
        discountOrder: stored.discount_order / 100,
        discountExtra: stored.discount_extra / 100,
        deliveryCost: (stored.delivery_cost ?? 0) / 100,
      });
      expect([stored.total, total]).toEqual([quoteAmounts(quote).total, stored.total]);
      checked += 1;
    };
    await fc.assert(fc.asyncProperty(quotes, storeAndCompare), { numRuns: 300 });
    throw rolledBack;
  });
  await expect(storing).rejects.toBe(rolledBack);
  expect(checked).toBe(300);
}, 60_000);
