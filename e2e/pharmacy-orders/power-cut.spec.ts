import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { logIn } from '../fixtures/log-in.ts';
import type { Product } from '../fixtures/product.ts';
import { expect, test } from '../fixtures/test.ts';
import { handOver, openAtBranch, quote, sendToBranch } from './steps.ts';

const PATHS = {
  invoices: '**/services/payment/api/invoices',
  orders: '**/services/pharmacy/api/business/purchase-orders',
  decision: '**/api/payments/test-checkouts/*/decision',
};

test('an order goes on where the power was cut: nothing is lost, nothing done twice', async ({
  open,
  product,
}) => {
  proves('order-life', 'payment-page-once', 'payment-captured-once', 'order-paid-by-provider');
  const [{ page }, pharmacy] = [await open({ camera: false }), await open({ camera: false })];
  await logIn(page, 'paciente@cercana.test');
  await logIn(pharmacy.page, 'farmacia@cercana.test');
  const number = await sendToBranch(page, /Paracetamol 500 mg/);
  await openAtBranch(pharmacy.page, number);
  const total = await quote(pharmacy.page);

  const invoices = invoicesOf(page);
  await cutBefore(page, product, PATHS.orders);
  await page.getByRole('button', { name: `Pagar ${total}` }).click();
  await expect(page.getByText(/^Ocurrió un error al iniciar el proceso de pago/)).toBeVisible();
  await product.start();
  await page.reload();
  await page.getByRole('button', { name: `Pagar ${total}` }).click();
  const checkout = page.frameLocator('iframe[title^="Pago del pedido"]');
  await expect(checkout.getByRole('button', { name: 'Aprobar' })).toBeVisible();
  expect(invoices).toHaveLength(2);
  expect(new Set(invoices).size).toBe(1);

  await cutAfter(page, product, PATHS.decision);
  await checkout.getByRole('button', { name: 'Aprobar' }).click();
  await expect.poll(() => isUp(product)).toBe(false);
  await product.start();
  await expect(page.getByText('Recibimos tu pago')).toBeVisible({ timeout: 150_000 });
  await expect(page.getByText(/devolver/)).toHaveCount(0);

  await pharmacy.page.reload();
  await handOver(pharmacy.page);
  await expect(pharmacy.page.getByRole('button', { name: 'Listo para retirar' })).toBeVisible();
  await product.kill();
  await product.start();
  await pharmacy.page.reload();
  await expect(pharmacy.page.getByText('Ya está registrado todo lo que lleva')).toBeVisible();
  await expect(pharmacy.page.getByRole('button', { name: 'Registrar entrega' })).toHaveCount(0);
  await pharmacy.page.getByRole('button', { name: 'Listo para retirar' }).click();
  await expect(page.getByText('Listo para retirar').first()).toBeVisible();
});

/** The payment pages that the product returns. */
function invoicesOf(page: Page): string[] {
  const ids: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith(PATHS.invoices.slice(2)) && response.ok())
      ids.push((await response.json()).data.id);
  });
  return ids;
}

/** Cuts the power when a request is sent, before the server receives it. */
const cutBefore = (page: Page, product: Product, path: string) =>
  page.route(
    path,
    async (route) => {
      await product.kill();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

/** Cuts the power after a write, before its answer arrives. */
const cutAfter = (page: Page, product: Product, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch();
      await product.kill();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

const isUp = (product: Product): Promise<boolean> =>
  fetch(product.url()).then(
    () => true,
    () => false,
  );
