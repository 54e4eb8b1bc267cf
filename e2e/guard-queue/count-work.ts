import type { Page } from '@playwright/test';

/** A person's clicks and typed fields, and the headings on the way. */
export type Work = { presses: number; typed: Set<string>; headings: string[] };

/** Counts clicks and typed fields of a page from now on, in every document that it opens. */
export async function countWork(page: Page): Promise<Work> {
  const work: Work = { presses: 0, typed: new Set(), headings: [] };
  await page.exposeFunction('tellPress', () => {
    work.presses += 1;
  });
  await page.exposeFunction('tellTyped', (field: string) => {
    work.typed.add(field);
  });
  await page.exposeFunction('tellHeading', (heading: string) => {
    work.headings.push(heading);
  });
  await page.addInitScript(listen);
  return work;
}

type Told = {
  tellPress: () => void;
  tellTyped: (field: string) => void;
  tellHeading: (heading: string) => void;
};

/** Runs in the page. Focusing a field to type does not count as a click. */
function listen(): void {
  const told = window as unknown as Told;
  const isField = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !['radio', 'checkbox'].includes(target.type));
  window.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!isField(target)) told.tellPress();
    },
    true,
  );
  window.addEventListener(
    'input',
    ({ target }) => {
      if (isField(target)) told.tellTyped((target as HTMLInputElement).id);
    },
    true,
  );
  window.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof HTMLHeadingElement) told.tellHeading(target.textContent);
    },
    true,
  );
}
