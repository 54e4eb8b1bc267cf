import { freePort } from '../fixtures/free-port.ts';
import { type MercadoPago, startMercadoPago } from '../fixtures/mercado-pago.ts';
import { startProduct } from '../fixtures/product.ts';
import { test as base } from '../fixtures/test.ts';

/** The product of a clinic whose patients pay at Mercado Pago. */
export const test = base.extend<{ shop: MercadoPago }>({
  shop: async ({}, use) => {
    const shop = await startMercadoPago();
    await use(shop);
    await shop.stop();
  },
  product: async ({ clinic, shop }, use) => {
    const address = `http://127.0.0.1:${await freePort()}`;
    const product = await startProduct(clinic, shop.settingsFor(address));
    await use(product);
    await product.stop();
  },
});
