import type { Page } from '@playwright/test';
import { proves } from '../../architecture/requirements/index.ts';
import { logIn } from '../fixtures/log-in.ts';
import { expect, visitingTest as test } from '../fixtures/test.ts';
import { isAccessibleAtEverySize } from './is-accessible.ts';

const ROLES = { operations: 'operaciones@cercana.test', 'the director': 'direccion@cercana.test' };

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

async function visit(page: Page, place: string): Promise<void> {
  await page.goto(place);
  // A sheet hides the page below it from screen readers.
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText('No encontramos esta página');
  await isAccessibleAtEverySize(page, place);
}

/** A screen, and what each of its tabs shows. */
async function visitWithTabs(page: Page, place: string): Promise<void> {
  await visit(page, place);
  const tabs = await page.getByRole('tab').all();
  for (const tab of tabs.slice(1)) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await isAccessibleAtEverySize(page, `${place}, ${await tab.textContent()}`);
  }
}

/** Where the rail leads. */
async function screensOf(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
}

for (const [who, email] of Object.entries(ROLES)) {
  test(`every screen of the back office, with its tabs, for ${who}`, async ({ open }) => {
    proves('screens-are-accessible');
    const { page } = await open({ camera: false });
    await logIn(page, email);
    const screens = await screensOf(page);
    expect(screens).toContain('/admin/sistema');
    for (const screen of screens) await visitWithTabs(page, screen);
  });

  test(`the lists, the sheets and the own security, for ${who}`, async ({ open }) => {
    proves('screens-are-accessible');
    const { page } = await open({ camera: false });
    await logIn(page, email);
    for (const place of OTHERS) await visit(page, place);
  });
}
