import { useEffect, useRef } from 'react';

/** Within this time of the first, a click is the second of a double click, as operating systems count it. */
const DOUBLE_CLICK_MS = 500;

/**
 * Whether a click outside closes an overlay. The second click of a double click on the button that opened it does
 * not: to a person who double-clicks everything, the button would do nothing.
 */
export function useOutsideClick(isOpen: boolean): () => boolean {
  const openedAt = useRef(0);
  useEffect(() => {
    if (isOpen) openedAt.current = performance.now();
  }, [isOpen]);
  return () => performance.now() - openedAt.current > DOUBLE_CLICK_MS;
}
