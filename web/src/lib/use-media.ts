import { useState, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, kept current. */
export function useMedia(condition: string): boolean {
  const [query] = useState(() => window.matchMedia(condition));
  const [subscribe] = useState(() => (tell: () => void) => {
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  });
  return useSyncExternalStore(subscribe, () => query.matches);
}

/** Space for a third column in a call: from `--breakpoint-xl` of the styles. */
export const useWideScreen = (): boolean => useMedia('(min-width: 1680px)');

/** Everything is in one column: below `--breakpoint-md` of the styles. */
export const useOneColumn = (): boolean => useMedia('(max-width: 899.98px)');

/** A phone in portrait format: below `--breakpoint-sm` of the styles. */
export const useNarrowScreen = (): boolean => useMedia('(max-width: 599.98px)');
