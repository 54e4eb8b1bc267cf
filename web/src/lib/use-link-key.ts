import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Reads the key of an e-mailed link, `?key=` unless named otherwise, and removes it from the address bar. */
export function useLinkKey(name = 'key'): string {
  const [params, setParams] = useSearchParams();
  const [key] = useState(() => params.get(name) ?? '');
  useEffect(() => {
    if (params.has(name)) setParams({}, { replace: true });
  }, [params, setParams, name]);
  return key;
}
