import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { isAccessibleAtEverySize } from '../accessibility/is-accessible.ts';
import { openHistory } from '../clinical-history/open-history.ts';
import { openDoor } from '../fixtures/door.ts';
import { logIn } from '../fixtures/log-in.ts';
import { startAnother } from '../fixtures/product.ts';
import { untilSettled } from '../fixtures/settled.ts';
import { expect, openBrowser, openKeptBrowser, test, visitingTest } from '../fixtures/test.ts';
import { expectNothingOfAPersonKept, untilKept } from './kept.ts';

test.use({ serviceWorkers: 'allow' });
visitingTest.use({ serviceWorkers: 'allow' });

const offlinePage = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'No hay conexión a internet' });
const banner = (page: Page) => page.getByText('Sin conexión. Podés seguir leyendo esta pantalla.');

visitingTest(
  'without a network an address that needs one says so, with whom to call, and goes on by itself',
  async ({ open }) => {
    const { page } = await open();
    await logIn(page, 'paciente@cercana.test');
    await untilKept(page);
    await page.context().setOffline(true);
    await expect(banner(page)).toBeVisible();

    await page.goto('/paciente/mis-recetas');
    await expect(offlinePage(page)).toBeVisible();
    await expect(page).toHaveURL(/\/paciente\/mis-recetas$/);
    await expect(page.getByRole('link', { name: /^107/ })).toHaveAttribute('href', 'tel:107');
    await expect(page.getByRole('link', { name: /^911/ })).toHaveAttribute('href', 'tel:911');
    await page.getByRole('button', { name: 'Probar de nuevo' }).click();
    await expect(offlinePage(page)).toBeVisible();
    await isAccessibleAtEverySize(page, 'the page without a network');

    await page.getByRole('link', { name: 'Ver la ayuda' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
    await page.goto('/paciente/mis-recetas');

    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: 'Mis recetas' })).toBeVisible();
    await expect(banner(page)).toBeHidden();
  },
);

visitingTest('the help opens in a browser that starts without a network', async ({ product }) => {
  proves('help-without-a-network');
  const folder = mkdtempSync(path.join(tmpdir(), 'cercana-browser-'));
  const yesterday = await openKeptBrowser(product, folder);
  await yesterday.page.goto('/login');
  await untilKept(yesterday.page);
  await yesterday.close();

  const today = await openKeptBrowser(product, folder);
  const { page } = today;
  await page.context().setOffline(true);
  await page.goto('/ayuda#receta');
  await expect(page.getByRole('button', { name: /mi receta y mi certificado/ })).toBeFocused();
  await page.getByLabel('Buscar en la ayuda').fill('camara');
  await expect(page.getByText('El navegador te pide permiso la primera vez')).toBeVisible();
  await expect(page.getByRole('link', { name: 'soporte@cercana.test' })).toBeVisible();
  await isAccessibleAtEverySize(page, 'the help without a network');
  await page.goto('/login');
  await expect(offlinePage(page)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await today.close();
  rmSync(folder, { recursive: true, force: true });
});

test('an unreachable server logs nobody out', async ({ open, product }) => {
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test');
  await untilKept(page);
  await product.kill();
  await page.reload();
  await expect(offlinePage(page)).toBeVisible();
  await product.start();
  await expect(page.getByRole('button', { name: 'Guardia Virtual' })).toBeVisible();
  await expect(page).toHaveURL(/\/paciente$/);
});

visitingTest('a call that fails as the page loads sends nobody out', async ({ open }) => {
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test');
  await page.route('**/api/session/token', (route) => route.abort('connectionreset'));
  await page.goto('/paciente/mis-recetas');
  await expect(offlinePage(page)).toBeVisible();
  await page.unroute('**/api/session/token');
  await expect(page.getByRole('heading', { level: 1, name: 'Mis recetas' })).toBeVisible();
});

visitingTest('nothing of a person is kept on the device', async ({ open }) => {
  const patient = await open();
  await logIn(patient.page, 'paciente@cercana.test');
  await untilKept(patient.page);
  for (const place of ['/paciente/mis-recetas', '/notificaciones', '/grupo-familiar', '/ayuda']) {
    await patient.page.goto(place);
    await untilSettled(patient.page);
  }
  await expectNothingOfAPersonKept(patient.page, ['González', 'María']);

  const professional = await open();
  await logIn(professional.page, 'clinica@cercana.test');
  await untilKept(professional.page);
  await openHistory(professional.page);
  await expectNothingOfAPersonKept(professional.page, ['González', 'María', 'Benítez']);
});

visitingTest('leaving clears the device; the next visit keeps the help again', async ({ open }) => {
  const { page } = await open();
  await logIn(page, 'paciente@cercana.test');
  await untilKept(page);
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/logout$/);
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
  await page.getByRole('link', { name: 'Iniciar Sesión' }).click();
  await expect(page.getByLabel('E-mail')).toBeVisible();

  await page.reload();
  await untilKept(page);
  await logIn(page, 'paciente@cercana.test');
  await page.context().setOffline(true);
  await page.goto('/ayuda');
  await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeVisible();
});

/** Makes the page ask without a pause, as one that fetches much over a slow network: its worker is never idle. */
const keepAsking = (page: Page) =>
  page.evaluate(() => {
    setInterval(() => void fetch('/healthz').catch(() => undefined), 20);
  });

visitingTest('a newer version waits until the person accepts it', async ({ product }) => {
  const before = await startAnother(product, { BRAND_NAME: 'Clínica Vieja' });
  const door = await openDoor(before);
  const { page, close } = await openBrowser(door);
  await logIn(page, 'paciente@cercana.test');
  await untilKept(page);

  await before.kill();
  door.leadTo(product);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText('Hay una versión nueva de la página.')).toBeVisible();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state),
  ).toBe('installed');
  await expect(page).toHaveTitle('Inicio · Clínica Vieja');

  await keepAsking(page);
  await page.getByRole('button', { name: 'Actualizar' }).click();
  await expect(page).toHaveTitle('Inicio · Cercana');
  await page.waitForFunction(async () => !(await navigator.serviceWorker.ready).waiting);
  await expect(page.getByText('Hay una versión nueva de la página.')).toBeHidden();
  await page.context().setOffline(true);
  await page.goto('/ayuda');
  await expect(page).toHaveTitle('Ayuda · Cercana');
  await close();
  door.close();
  await before.stop();
});

visitingTest('the application is installed under the name of the clinic', async ({ open }) => {
  const { page } = await open();
  await page.goto('/login');
  const devtools = await page.context().newCDPSession(page);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '{}')).toMatchObject({
    name: 'Cercana',
    lang: 'es-AR',
    display: 'standalone',
    shortcuts: [
      { name: 'Guardia', url: '/paciente' },
      { name: 'Mis recetas', url: '/paciente/mis-recetas' },
    ],
  });
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
  ).toEqual([]);
});
