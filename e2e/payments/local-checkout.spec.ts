import type { FrameLocator, Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { decide, openAtBranch, payAt, quote, sendToBranch } from '../pharmacy-orders/steps.ts';

const MEDICINE = /Paracetamol 500 mg/;

test('a rejected quote lets its prescription go, and a quote is paid once', async ({ open }) => {
  proves(
    'order-lets-go',
    'payment-goes-on-after-a-reload',
    'payment-page-once',
    'test-payment-page',
    'screens-are-accessible',
  );
  const [{ page }, pharmacy] = [await open({ camera: false }), await open({ camera: false })];
  await logIn(page, 'paciente@cercana.test');
  await logIn(pharmacy.page, 'farmacia@cercana.test');
  await openAtBranch(pharmacy.page, await sendToBranch(page, MEDICINE));
  await quote(pharmacy.page);
  await page.getByRole('button', { name: 'Rechazar', exact: true }).click();
  await isAccessibleAtEverySize(page, '/paciente/mis-pedidos, the question');
  await page.getByRole('button', { name: 'Rechazar cotización' }).click();
  await expect(page.getByText(/^Este pedido no se hizo/)).toBeVisible();
  await expect(pharmacy.page.getByText('Rechazado', { exact: true }).first()).toBeVisible();

  await openAtBranch(pharmacy.page, await sendToBranch(page, MEDICINE));
  const total = await quote(pharmacy.page);
  await payAt(page, 'Rechazar');
  await expect(page.getByText(/^El pago no se hizo y no se cobró nada/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await beginInBoth([page, other], `Pagar ${total}`);
  await isAccessibleAtEverySize(page, '/paciente/mis-pedidos, the payment');
  await decide(page, 'Dejar pendiente');
  await expect(checkout(page).getByText(/^El pago quedó pendiente/)).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Seguir con el pago' }).click();
  const tabs = [await inOwnTab(page), await inOwnTab(other)] as const;
  await isAccessibleAtEverySize(tabs[0], '/pago-de-prueba');
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: 'Aprobar' }).dblclick()));
  for (const tab of [page, other]) await expect(tab.getByText('Recibimos tu pago')).toBeVisible();
  // A second charge would be refunded.
  await page.reload();
  await expect(page.getByText('Recibimos tu pago')).toBeVisible();
  await expect(page.getByText(/devolver/)).toHaveCount(0);
  await expect(pharmacy.page.getByRole('button', { name: 'Registrar entrega' })).toBeVisible();
});

const checkout = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title^="Pago del pedido"]');

/** Presses the button in two tabs at once; both get the same payment page. */
async function beginInBoth(tabs: readonly Page[], button: string): Promise<void> {
  for (const tab of tabs) await expect(tab.getByRole('button', { name: button })).toBeVisible();
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: button }).click()));
  const links = tabs.map((tab) => tab.locator('iframe[title^="Pago del pedido"]'));
  for (const link of links) await expect(link).toBeVisible();
  const sources = await Promise.all(links.map((link) => link.getAttribute('src')));
  expect(new Set(sources).size).toBe(1);
}

/** The payment page in a separate tab. */
async function inOwnTab(page: Page): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Abrir el pago en otra pestaña' }).click();
  const tab = await opening;
  await expect(tab.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible();
  return tab;
}
