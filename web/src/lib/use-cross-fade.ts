import { type NavigateOptions, useNavigate } from 'react-router';
import { prefersStillness } from './device/stillness.ts';
import { useSinglePress } from './use-single-press.ts';

/**
 * Goes to another screen, which fades in over the one before where the browser can: for who looks, one place that
 * changes. Asked again on the way, it goes once.
 */
export function useCrossFade() {
  const navigate = useNavigate();
  return useSinglePress(async (to: string, options: NavigateOptions) => {
    if (!('startViewTransition' in document) || prefersStillness()) return navigate(to, options);
    // The browser keeps the picture of the old screen until the new one is drawn.
    const fade = document.startViewTransition(async () => {
      await navigate(to, { ...options, flushSync: true });
    });
    // A page in the background goes there without fading.
    fade.ready.catch(() => undefined);
    return fade.updateCallbackDone;
  });
}
