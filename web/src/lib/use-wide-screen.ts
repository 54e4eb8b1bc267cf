import { useState, useSyncExternalStore } from 'react';

/** From here on a call has a third column: `--breakpoint-xl` of the styles. */
const WIDE_SCREEN = '(min-width: 1680px)';

/** Whether the window has room for a third column. */
export function useWideScreen(): boolean {
  const [query] = useState(() => window.matchMedia(WIDE_SCREEN));
  const [subscribe] = useState(() => (tell: () => void) => {
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  });
  return useSyncExternalStore(subscribe, () => query.matches);
}
