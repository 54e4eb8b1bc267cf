import { afterEach, beforeEach } from 'vitest';
import { closeWithFile } from '../../testing/close-with-file.ts';
import {
  ACCESS_TOKEN,
  mercadoPagoServer,
  type NoticeSent,
  sendNotice,
  WEBHOOK_SECRET,
} from './mercado-pago-server.ts';
import { paymentDesk } from './payment-desk.ts';

/** Payments with a Mercado Pago that is a server of the test; after each test the amounts have to balance. */
export async function mercadoPagoDesk() {
  const shop = await mercadoPagoServer();
  const desk = await paymentDesk({
    MERCADO_PAGO_ACCESS_TOKEN: ACCESS_TOKEN,
    MERCADO_PAGO_WEBHOOK_SECRET: WEBHOOK_SECRET,
    MERCADO_PAGO_URL: shop.url,
  });
  closeWithFile(shop.close);
  beforeEach(() => shop.behave(undefined));
  afterEach(desk.isBalanced);
  const notify = (id: string | number, over: Partial<NoticeSent> = {}) =>
    sendNotice(desk.noticesAt(), desk.clock.now(), { id, ...over });
  return { ...desk, notify, shop };
}
export type MercadoPagoDesk = Awaited<ReturnType<typeof mercadoPagoDesk>>;
