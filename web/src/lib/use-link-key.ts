import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { useNavigationState } from './navigation-state.ts';

const kept = z.object({ linkKey: z.string() });

/**
 * Reads the key of a mailed link, by default `?key=`, and removes it from the address bar. It stays in the
 * history state, since phones reload background pages.
 */
export function useLinkKey(name = 'key'): string {
  const [params, setParams] = useSearchParams();
  const before = useNavigationState(kept)?.linkKey;
  const [linkKey] = useState(() => params.get(name) ?? before ?? '');
  useEffect(() => {
    if (params.has(name)) setParams({}, { replace: true, state: { linkKey } });
  }, [params, setParams, name, linkKey]);
  return linkKey;
}
