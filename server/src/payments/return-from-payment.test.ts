import { RETURN_HOLD_SECONDS, returnFromPayment } from '@app/contract/payments';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { type MercadoPagoDesk, mercadoPagoDesk } from './testing/mercado-pago-desk.ts';
import type { Begun } from './testing/payment-desk.ts';

let desk: MercadoPagoDesk;
beforeAll(async () => {
  desk = await mercadoPagoDesk();
});
afterEach(() => desk.shop.behave(undefined));

const comeBack = ({ invoice }: Pick<Begun, 'invoice'>, owner: string, payment?: number) =>
  desk.call(
    returnFromPayment,
    {
      params: { invoiceId: invoice.id },
      body: payment === undefined ? {} : { providerPaymentId: String(payment) },
    },
    owner,
  );

describe('coming back from the payment page', () => {
  test('is nothing for somebody else, or of a page that does not exist', async () => {
    const begun = await desk.begun();
    const other = await desk.aThing();
    expect((await comeBack(begun, other.owner)).statusCode).toBe(404);
    const none = { invoice: { ...begun.invoice, id: newId() } };
    expect((await comeBack(none, begun.owner)).statusCode).toBe(404);
  });

  test.each([true, false])(
    'asks the provider at once, with its number of the payment or without: %s',
    async (isNamed) => {
      const begun = await desk.begun();
      const payment = desk.shop.pay(begun.invoice.id, begun.pesos);
      const answer = await comeBack(begun, begun.owner, isNamed ? payment : undefined);
      expect(answer.json().data).toEqual({ isOpen: false });
      expect(await desk.stateOf(begun.id)).toBe('PAID');
    },
  );

  test('with the number of the payment of another page pays nothing', async () => {
    const [begun, other] = [await desk.begun(), await desk.begun()];
    const payment = desk.shop.pay(other.invoice.id, other.pesos);
    expect((await comeBack(begun, begun.owner, payment)).json().data).toEqual({ isOpen: true });
    expect([await desk.stateOf(begun.id), await desk.stateOf(other.id)]).toEqual([
      'PRE_PAID',
      'PRE_PAID',
    ]);
  });

  test('leaves the page open while its provider does not answer', async () => {
    const begun = await desk.begun();
    desk.shop.behave('fails');
    expect((await comeBack(begun, begun.owner)).json().data).toEqual({ isOpen: true });
  });
});

describe('no second page is opened', () => {
  const again = async (begun: Begun) => {
    await desk.moveTo(begun.id, 'QUOTED');
    return (await desk.askFor(begun)).json();
  };

  test('for what was paid meanwhile, which is asked for first', async () => {
    const begun = await desk.begun();
    desk.shop.pay(begun.invoice.id, begun.pesos);
    expect((await desk.askFor(begun)).json().code).toBe('payments.not-payable');
    expect(await desk.stateOf(begun.id)).toBe('PAID');
  });

  test('while its provider cannot be asked', async () => {
    const begun = await desk.begun();
    desk.shop.behave('fails');
    expect((await again(begun)).code).toBe('payments.provider-unavailable');
  });

  test('while its provider has not decided', async () => {
    const begun = await desk.begun();
    desk.shop.pay(begun.invoice.id, begun.pesos, { status: 'in_process' });
    expect((await again(begun)).code).toBe('payments.maybe-paid');
  });

  test('for a minute after somebody came back with a payment that cannot be read yet', async () => {
    const begun = await desk.begun();
    expect((await comeBack(begun, begun.owner, 123)).json().data).toEqual({ isOpen: true });
    expect((await again(begun)).code).toBe('payments.maybe-paid');
    desk.clock.advance(RETURN_HOLD_SECONDS / 60);
    expect((await again(begun)).data.id).toBe(begun.invoice.id);
  });
});
