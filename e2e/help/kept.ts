import { expect, type Page } from '@playwright/test';

/** Waits until the device keeps what opens without a network, and its worker answers for this page. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
  });
}

/** Where the parts of the application lie: scripts, styles, the font and the mark. */
const PART = /^\/(assets\/[\w.-]+\.(js|css|woff2)|favicon\.svg)$/;

/** Looks into everything that the browser keeps: parts of the application and its empty page, nothing of a person. */
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
