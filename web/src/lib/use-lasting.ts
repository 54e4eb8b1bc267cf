import { useEffect, useState } from 'react';

/** Whether something has been so for a while: what passes at once is not shown, and nothing moves for it. */
export function useLasting(isSo: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return;
    const timer = setTimeout(() => setLasts(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo, milliseconds]);
  return isSo && lasts;
}
