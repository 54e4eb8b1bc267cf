import { useEffect } from 'react';

/** Keeps the focus once a dialog is closed. */
export function useFocusAfter(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    return focusAfter;
  }, [isOpen]);
}

/**
 * Once a dialog is closed or an act is done, the button that began it may be gone, at once or when its list is read
 * again. The focus would be nowhere then: it goes to the sheet that is open still, or to the heading of what follows,
 * as soon as there is one.
 */
export const focusAfter = (): void => whenGivenBack(keepFocus);

/** The dialog gives the focus back in the frame after it has closed. */
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
