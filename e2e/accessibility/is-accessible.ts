import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { untilSettled } from '../fixtures/settled.ts';

/** Sent to every page: half the size of what the package exports. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A desk and a telephone: each shows other things, and a checker sees what is shown. */
const LAYOUTS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
/**
 * A desk enlarged to 200 %, the narrowest screen to be read without scrolling sideways (SC 1.4.4, 1.4.10), and a
 * telephone enlarged to 200 %, or whose owner doubled the letters.
 */
const ENLARGED = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
  { width: 180, height: 370 },
];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** No fault that a checker can find, and nothing that scrolls sideways. */
async function isAccessible(page: Page, place: string): Promise<void> {
  const violations = await violationsOf(page);
  const faults = violations.map(
    ({ id, nodes }) => `${place}: ${id} ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(faults).toEqual([]);
  await fits(page, place);
}

/**
 * What axe finds in the page and its frames; it describes only the faults, which takes half the time. What appears is
 * pale until its animation ends. What sticks to an edge covers part of something until one scrolls, and axe, which does not, would take the rest for its size.
 */
async function violationsOf(page: Page): Promise<axe.Result[]> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(AXE);
  }
  return page.evaluate(async (runOnly) => {
    const { axe: here } = window as never as { axe: typeof axe };
    const endsByItself = (animation: Animation) =>
      animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const moving = document.getAnimations().filter(endsByItself);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const sticking = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    for (const { style } of sticking) style.position = 'static';
    const { violations } = await here.run({ runOnly, reporter: 'no-passes' });
    for (const { style } of sticking) style.position = '';
    return violations;
  }, RULES);
}

async function fits(page: Page, place: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect([place, overflow]).toEqual([place, 0]);
}

/** A screen that shows what it was opened for, at every size. */
export async function isAccessibleAtEverySize(page: Page, place: string): Promise<void> {
  await untilSettled(page);
  await isAccessibleAsItIs(page, place);
}

/** The same screen, as it is now, at a desk and on a telephone, both also enlarged to 200 %, and at the narrowest. */
export async function isAccessibleAsItIs(page: Page, place: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of LAYOUTS) {
    await page.setViewportSize(size);
    await isAccessible(page, `${place} at ${size.width}`);
  }
  for (const size of ENLARGED) {
    await page.setViewportSize(size);
    await fits(page, `${place} at ${size.width}`);
  }
  if (before) await page.setViewportSize(before);
}
