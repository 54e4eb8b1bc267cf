import { type NavigateOptions, useNavigate } from 'react-router';
import { prefersStillness } from './device/stillness.ts';
import { useSinglePress } from './use-single-press.ts';

/**
 * Navigates to another screen, and cross-fades between screens if the browser can. Further calls during the
 * change are ignored.
 */
export function useCrossFade() {
  const navigate = useNavigate();
  return useSinglePress(async (to: string, options: NavigateOptions) => {
    if (!('startViewTransition' in document) || prefersStillness()) return navigate(to, options);
    // The browser keeps a picture of the old screen until the new one is rendered.
    const fade = document.startViewTransition(async () => {
      await navigate(to, { ...options, flushSync: true });
    });
    // A page in the background changes without fading.
    fade.ready.catch(() => undefined);
    return fade.updateCallbackDone;
  });
}
