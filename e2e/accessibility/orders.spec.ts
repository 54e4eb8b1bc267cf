import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, visitingTest as test } from '../fixtures/test.ts';
import { isAccessibleAtEverySize } from './is-accessible.ts';

/** How many orders of the demonstration each tab has. */
const COUNTS = {
  cotizados: 1,
  procesando: 1,
  pagados: 1,
  enviados: 1,
  entregados: 1,
  rechazados: 2,
};

/** Opens every order of a list by its link, and returns. */
async function visitOrders(
  page: Page,
  { list, tabs, link }: { list: string; tabs: Record<string, number>; link: RegExp },
): Promise<void> {
  for (const [tab, count] of Object.entries(tabs)) {
    await page.goto(`${list}=${tab}`);
    const links = page.getByRole('main').getByRole('link', { name: link });
    await expect(links).toHaveCount(count);
    for (let index = 0; index < count; index += 1) {
      await links.nth(index).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Pedido N/ })).toBeVisible();
      await isAccessibleAtEverySize(page, `${list}=${tab}, an order`);
      await page.goBack();
    }
  }
}

test('the orders of a patient, in every state', async ({ open }) => {
  proves('order-card-fields', 'order-steps', 'screens-are-accessible');
  const { page } = await open({ camera: false });
  await logIn(page, 'paciente@cercana.test', '/paciente/mis-pedidos');
  await expect(page.getByRole('link', { name: /^Ver cotización/ })).toBeVisible();
  await isAccessibleAtEverySize(page, '/paciente/mis-pedidos');
  await visitOrders(page, {
    list: '/paciente/mis-pedidos?tab',
    tabs: { creados: 1, ...COUNTS },
    link: /^Ver (pedido|cotización)/,
  });
  await page
    .getByRole('link', { name: /^Ver pedido/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido N/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Volver a mis pedidos' })).toBeHidden();
  await expect(page.locator('main .btn:visible')).toHaveCount(0);
  await expect(page.locator('main').getByText('Cercana', { exact: true })).toBeVisible();
});

test('the orders of a branch, in every state', async ({ open }) => {
  proves('order-board', 'screens-are-accessible');
  const { page } = await open({ camera: false });
  await logIn(page, 'farmacia@cercana.test', '/farmacia/pedidos');
  await expect(page.getByRole('link', { name: /^Abrir el pedido/ })).toBeVisible();
  await isAccessibleAtEverySize(page, '/farmacia/pedidos');
  await visitOrders(page, {
    list: '/farmacia/pedidos?estado',
    tabs: { nuevos: 1, ...COUNTS },
    link: /^Abrir el pedido/,
  });
});
