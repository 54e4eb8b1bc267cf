import { expect, type Page } from '@playwright/test';

/** Records this page's notices about its connection; the returned function reads them. */
export async function connectionNotices(page: Page): Promise<() => Promise<string[]>> {
  await expect(page.getByLabel('Videollamada').getByRole('status').first()).toBeEmpty();
  const seen = await page.evaluateHandle(() => {
    const notices: string[] = [];
    const stage = document.querySelector('[aria-label=Videollamada]');
    const look = () => {
      const text = stage?.querySelector('[role=status]')?.textContent;
      if (text && notices.at(-1) !== text) notices.push(text);
    };
    look();
    if (stage) new MutationObserver(look).observe(stage, { subtree: true, childList: true });
    return notices;
  });
  return () => seen.jsonValue();
}
