import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, type Person, visitingTest as test } from '../fixtures/test.ts';
import { isAccessibleAtEverySize } from './is-accessible.ts';

/** What no tab leads to: lists that a control chooses, sheets, and the own security with its preferences. */
const OTHERS = [
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

/** Looks at a screen once it shows what it fetched. */
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

/** A screen, and what each of its tabs shows. */
async function visitWithTabs(page: Page, place: string): Promise<void> {
  await visit(page, place);
  const tabs = await page.getByRole('tab').all();
  for (const tab of tabs.slice(1)) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await lookAt(page, `${place}, ${await tab.textContent()}`);
  }
}

/** Where the rail leads. */
async function screensOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
}

/** Everything that a role of the staff sees. */
async function visitBackOffice({ page }: Person, email: string): Promise<void> {
  await logIn(page, email);
  const screens = await screensOf(page);
  expect(screens).toContain('/admin/sistema');
  for (const screen of screens) await visitWithTabs(page, screen);
  for (const place of OTHERS) await visit(page, place);
}

test('the back office of operations', async ({ open }) => {
  proves('screens-are-accessible');
  test.setTimeout(400_000);
  await visitBackOffice(await open({ camera: false }), 'operaciones@cercana.test');
});

test('the back office of the medical director', async ({ open }) => {
  proves('screens-are-accessible');
  test.setTimeout(400_000);
  await visitBackOffice(await open({ camera: false }), 'direccion@cercana.test');
});
