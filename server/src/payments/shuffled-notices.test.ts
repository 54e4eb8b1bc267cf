import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { giveBack } from './give-back.ts';
import { reconcile } from './reconcile.ts';
import { type MercadoPagoDesk, mercadoPagoDesk } from './testing/mercado-pago-desk.ts';

const THINGS = Number(process.env.SHUFFLED_THINGS ?? 50);
const AT_ONCE = 20;

let desk: MercadoPagoDesk;
beforeAll(async () => {
  desk = await mercadoPagoDesk();
});

/** Four payments for one thing, of which only one may count, and ten messages about them. */
async function toldOfAThing(): Promise<number[]> {
  const { invoice, pesos } = await desk.begun();
  const rejected = desk.shop.pay(invoice.id, pesos, { status: 'rejected' });
  const first = desk.shop.pay(invoice.id, pesos);
  const second = desk.shop.pay(invoice.id, pesos);
  const less = desk.shop.pay(invoice.id, pesos - 1);
  return [rejected, first, second, less, rejected, first, second, less, first, first];
}

test(
  'hundreds of shuffled messages, twenty at once beside the sweep, lose and double nothing',
  async () => {
    proves('payment-order-of-arrival', 'payment-captured-once');
    const told: number[] = [];
    for (let count = 0; count < THINGS; count += 1) told.push(...(await toldOfAThing()));
    const everyOne = fc.shuffledSubarray(told, { minLength: told.length });
    const [shuffled = []] = fc.sample(everyOne, { numRuns: 1, seed: 53 });
    const statuses = new Set<number>();
    const hear = async () => {
      for (let id = shuffled.pop(); id; id = shuffled.pop())
        statuses.add((await desk.notify(id)).status);
    };
    desk.clock.advance(6);
    await Promise.all([
      ...Array.from({ length: AT_ONCE }, hear),
      reconcile(desk.payments),
      giveBack(desk.payments),
    ]);
    await giveBack(desk.payments);
    expect([...statuses]).toEqual([200]);
    expect(await desk.rows('select state, count(*) from thing group by state')).toEqual([
      { state: 'PAID', count: THINGS },
    ]);
    expect(
      await desk.rows(
        `select reason, count(refunded_at) as back from refund_due group by reason order by reason`,
      ),
    ).toEqual([
      { reason: 'another amount', back: THINGS },
      { reason: 'not waited for', back: THINGS },
    ]);
  },
  40_000 + THINGS * 100,
);
