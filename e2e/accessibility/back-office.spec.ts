import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, visitingTest as test } from '../fixtures/test.ts';
import { isAccessibleAtEverySize } from './is-accessible.ts';

/** Places without a tab: lists chosen by a control, sheets, and the account's security page with its preferences. */
const OTHERS = [
  '/admin/farmacias?ver=nueva',
  '/admin/coberturas?lista=plans',
  '/admin/coberturas?lista=tariffs',
  '/admin/catalogos?lista=diagnoses',
  '/admin/catalogos?lista=medications',
  '/admin/catalogos?lista=indications',
  '/admin/catalogos?lista=holidays',
  '/admin/contenidos?ver=terms',
  '/admin/contenidos?ver=help',
  '/admin/mensajes?ver=nueva',
  '/seguridad',
];

/** Screens where the medical director has more than operations; the others only have less. */
const OF_THE_DIRECTOR = [
  '/admin/guardia',
  '/admin/personas',
  '/admin/solicitudes',
  '/admin/sistema',
];

/** Checks a screen once it shows its data. */
async function lookAt(page: Page, place: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await isAccessibleAtEverySize(page, place);
}

async function visit(page: Page, place: string): Promise<void> {
  await page.goto(place);
  // A sheet hides the page below it from screen readers.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText('No encontramos esta página');
  await lookAt(page, place);
}

/** Checks a screen, and the content of each tab. */
async function visitWithTabs(page: Page, place: string): Promise<void> {
  await visit(page, place);
  const tabs = await page.getByRole('tab').all();
  for (const tab of tabs.slice(1)) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await lookAt(page, `${place}, ${await tab.textContent()}`);
  }
}

/** The links of the rail. */
async function screensOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
}

test('the back office of operations', async ({ open }) => {
  proves('screens-are-accessible');
  test.setTimeout(400_000);
  const { page } = await open({ camera: false });
  await logIn(page, 'operaciones@cercana.test');
  const screens = await screensOf(page);
  expect(screens).toEqual(expect.arrayContaining(OF_THE_DIRECTOR));
  for (const screen of screens) await visitWithTabs(page, screen);
  for (const place of OTHERS) await visit(page, place);
});

test('what the medical director alone may do in the back office', async ({ open }) => {
  proves('screens-are-accessible');
  const { page } = await open({ camera: false });
  await logIn(page, 'direccion@cercana.test');
  for (const screen of OF_THE_DIRECTOR) await visitWithTabs(page, screen);
});
