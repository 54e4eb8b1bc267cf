import { expect, type Page } from '@playwright/test';

/** Waits until the device has stored what works offline, and its worker serves this page. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

/** Paths of the application's parts: scripts, styles, the font and the icon. */
const PART = /^\/(assets\/[\w.-]+\.(js|css|woff2)|favicon\.svg)$/;

/** Checks everything the browser stores: parts of the application and its empty page, no personal data. */
export async function expectNothingOfAPersonKept(
  page: Page,
  words: readonly string[],
): Promise<void> {
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const entries = await Promise.all(
      caches.map(async (cache) =>
        Promise.all(
          (await cache.keys()).map(async (request) => ({
            address: new URL(request.url).pathname,
            text: (await (await cache.match(request))?.text()) ?? '',
          })),
        ),
      ),
    );
    return entries.flat();
  });
  const others = kept.map(({ address }) => address).filter((address) => !PART.test(address));
  expect(others).toEqual(['/']);
  const told = kept.filter(({ text }) => words.some((word) => text.includes(word)));
  expect(told.map(({ address }) => address)).toEqual([]);
  const described = await page.evaluate(() => Object.keys(localStorage));
  expect(described.filter((key) => !['session', 'meeting', 'consult'].includes(key))).toEqual([]);
  const passing = await page.evaluate(() => Object.keys(sessionStorage));
  expect(passing.filter((key) => !key.includes('scroll'))).toEqual([]);
}
