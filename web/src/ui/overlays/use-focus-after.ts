import { useEffect } from 'react';

/**
 * After a dialog closes, the element that opened it may disappear, at once or when its list is fetched again,
 * and the focus would be lost. Then it moves to the open sheet or, as soon as there is one, to the heading of
 * the next content.
 */
export function useFocusAfter(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => whenGivenBack(keepFocus);
  }, [isOpen]);
}

/** The dialog returns the focus in the frame after it closes. */
const whenGivenBack = (act: () => void): void =>
  void requestAnimationFrame(() => requestAnimationFrame(act));

/** Until the person's next action. */
function keepFocus(): void {
  const look = () => {
    if (document.activeElement !== document.body) return;
    (openDialog() ?? document.querySelector('h1'))?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ['keydown', 'pointerdown'])
    document.addEventListener(act, () => observer.disconnect(), { capture: true, once: true });
  look();
}

/** The topmost dialog. */
const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')].at(-1);
