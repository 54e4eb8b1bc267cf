import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The key of an e-mailed link, taken once: it does not stay in the address bar. */
export function useLinkKey(): string {
  const [params, setParams] = useSearchParams();
  const [key] = useState(() => params.get('key') ?? '');
  useEffect(() => {
    if (params.has('key')) setParams({}, { replace: true });
  }, [params, setParams]);
  return key;
}
