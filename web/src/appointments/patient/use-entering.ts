import { JOIN_DELAY_MS } from '@app/contract/appointments';
import { useEffect, useRef, useState } from 'react';

/** Enters a consultation shortly after the click, once (specification, consultations: section 4). */
export function useEntering(onEnter: (consultationId: string) => void) {
  const [entered, setEntered] = useState<string | null>(null);
  const enter = useRef(onEnter);
  enter.current = onEnter;
  useEffect(() => {
    if (entered === null) return;
    const timer = setTimeout(() => enter.current(entered), JOIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [entered]);
  return { isEntering: entered !== null, enter: setEntered };
}
