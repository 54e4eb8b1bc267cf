import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void): () => void {
  const view = window.visualViewport;
  view?.addEventListener('resize', tell);
  view?.addEventListener('scroll', tell);
  return () => {
    view?.removeEventListener('resize', tell);
    view?.removeEventListener('scroll', tell);
  };
}

function coveredPixels(): number {
  const view = window.visualViewport;
  // With pinch zoom the visible area is smaller too, without a keyboard.
  if (!view || view.scale > 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - view.height - view.offsetTop));
}

/** Pixels at the bottom of the window that the phone's keyboard covers. */
export const useKeyboardInset = (): number => useSyncExternalStore(subscribe, coveredPixels);
