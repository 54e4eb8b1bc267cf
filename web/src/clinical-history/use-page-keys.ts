import { useEffect } from 'react';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input,textarea,select,[role=dialog]') !== null;

/** PageUp goes back in the history and PageDown forward, but not while something is written. */
export function usePageKeys(onPrevious: (() => void) | null, onNext: (() => void) | null): void {
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const go = { PageUp: onPrevious, PageDown: onNext }[event.key];
      if (!go || isWriting(event.target)) return;
      event.preventDefault();
      go();
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [onPrevious, onNext]);
}
