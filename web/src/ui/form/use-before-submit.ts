import { type RefObject, useEffect, useRef } from 'react';

/**
 * Runs before the element's form is submitted: neither Enter nor the submit button blurs a field, so text that
 * is processed on blur would not be sent.
 */
export function useBeforeSubmit<E extends Element>(act: () => void): RefObject<E | null> {
  const element = useRef<E>(null);
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const form = element.current?.closest('form');
    const listen = () => latest.current();
    form?.addEventListener('submit', listen);
    return () => form?.removeEventListener('submit', listen);
  }, []);
  return element;
}
