import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { untilSettled } from '../fixtures/settled.ts';

/** Injected into every page: half the size of what the package exports. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A desktop and a phone: each shows different content, and a checker sees only what is shown. */
const LAYOUTS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
/**
 * A desktop at 200 %, the narrowest screen without horizontal scrolling (SC 1.4.4, 1.4.10), and a phone at 200
 * %, or with doubled letters.
 */
const ENLARGED = [
  { width: 640, height: 400 },
  { width: 320, height: 640 },
  { width: 180, height: 370 },
];
/** A desktop of 1280 x 1024 at 400 % (SC 1.4.10). */
const MOST_ENLARGED = { width: 320, height: 256 };
/** Four lines and a control. */
const ROOM_AT_LEAST = 150;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A word of the language; a longer one, as a link, breaks where it has no room. */
const LONGEST_WORD = 16;

/** No fault that a checker can find, nothing that scrolls sideways, and no word on two lines. */
async function isAccessible(page: Page, place: string): Promise<void> {
  const violations = await violationsOf(page);
  const faults = violations.map(
    ({ id, nodes }) => `${place}: ${id} ${nodes.map(({ html }) => html).join(' | ')}`,
  );
  expect(faults).toEqual([]);
  await fits(page, place);
  expect([place, await brokenWords(page)]).toEqual([place, []]);
}

/** Words in a column or a button that has no room for them; amounts of a narrow table are not looked at yet. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate((longest) => {
    const isSeen = ({ parentElement: around }: Node) =>
      around?.checkVisibility() && !around.closest('.sr-only');
    const linesOf = (text: Node, { index, 0: word }: RegExpExecArray) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set(Array.from(range.getClientRects(), ({ bottom }) => Math.round(bottom))).size;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts.filter(isSeen).flatMap((text) =>
      [...(text.textContent ?? '').matchAll(/\p{L}[^\s/–-]*/gu)]
        // Of an address only its words count: a key of any letters may break anywhere.
        .filter(([word]) => word.length <= longest && !/[?=&]/.test(word))
        .filter((word) => linesOf(text, word) > 1)
        .map(([word]) => word),
    );
  }, LONGEST_WORD);

/**
 * The faults that axe finds in the page and its frames; passes are not described, which halves the time.
 * Appearing elements are pale until their animation ends. Sticky elements cover part of others until the page
 * is scrolled; axe does not scroll, and would take the visible part for the whole size.
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
    const { violations } = await here.run({
      runOnly,
      // Experimental in axe for icons in fonts, which we do not have.
      rules: { 'label-content-name-mismatch': { enabled: true } },
      reporter: 'no-passes',
    });
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

/** Checks a screen, once it has loaded, at every size. */
export async function isAccessibleAtEverySize(page: Page, place: string): Promise<void> {
  await untilSettled(page);
  await isAccessibleAsItIs(page, place);
}

/**
 * Checks the screen in its current state, on a desktop and on a phone, both also enlarged to 200 %, and at the
 * narrowest size.
 */
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
  await page.setViewportSize(MOST_ENLARGED);
  expect(await roomFor(page), `${place} at 400 %`).toBeGreaterThanOrEqual(ROOM_AT_LEAST);
  if (before) await page.setViewportSize(before);
}

/**
 * The height (requirement: room at 400 %), in the middle of what can be scrolled, where neither a bar nor a header that sticks to an edge lies
 * over the content.
 */
const roomFor = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const scrolls = [document.scrollingElement, ...document.querySelectorAll('main, main *')];
    const before = scrolls.map((element) => element?.scrollTop ?? 0);
    for (const element of scrolls) element?.scrollTo(0, element.scrollHeight / 2);
    const isOver = (element: Element | null): boolean => {
      if (!element || element.matches('[role=dialog], [role=alertdialog], body')) return false;
      const { position } = getComputedStyle(element);
      return position === 'sticky' || position === 'fixed' || isOver(element.parentElement);
    };
    const rows = Array.from({ length: innerHeight / 4 }, (_, row) => row * 4 + 2);
    const isFree = (y: number) => {
      const top = document.elementFromPoint(innerWidth / 2, y);
      return top !== null && top.closest('header') === null && !isOver(top);
    };
    const room = rows.filter(isFree).length * 4;
    for (const [index, element] of scrolls.entries()) element?.scrollTo(0, before[index] ?? 0);
    return room;
  });
