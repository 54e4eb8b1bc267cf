import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { useNavigationState } from './navigation-state.ts';

const kept = z.object({ linkKey: z.string() });

/**
 * Reads the key of an e-mailed link, `?key=` unless named otherwise, and removes it from the address bar. It stays with
 * the page: a telephone that reloads a page of its background opens the link again.
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
