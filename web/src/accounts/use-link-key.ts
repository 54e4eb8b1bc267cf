import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Reads the key of an e-mailed link and removes it from the address bar. */
export function useLinkKey(): string {
  const [params, setParams] = useSearchParams();
  const [key] = useState(() => params.get('key') ?? '');
  useEffect(() => {
    if (params.has('key')) setParams({}, { replace: true });
  }, [params, setParams]);
  return key;
}
