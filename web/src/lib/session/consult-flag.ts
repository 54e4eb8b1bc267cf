import { useEffect } from 'react';

const KEY = 'consult';

/** The specification's local flag: true while a professional is in a consultation. */
export function useConsultFlag(isInConsultation: boolean): void {
  useEffect(() => {
    if (!isInConsultation) return;
    try {
      localStorage.setItem(KEY, 'true');
      return () => localStorage.removeItem(KEY);
    } catch {
      // Nothing depends on the flag, so a browser without storage is fine.
      return undefined;
    }
  }, [isInConsultation]);
}
