import { createElement, type ReactNode, useEffect, useState } from 'react';
import { repeatWaitingSound, soundsMuted } from '../../lib/device/sounds.ts';
import { SoundPermission } from './sound-permission.tsx';
import { useSoundChoice } from './use-sound-choice.ts';

/** Whether this page was ever clicked; before that, browsers play no sound. */
export const hasPressed = () => navigator.userActivation?.hasBeenActive ?? true;

/**
 * Sounds every three seconds while people wait, until the count has not risen for a minute. Returns
 * whether permission is needed first.
 */
export function useWaitingSound(waiting: number): ReactNode {
  const { isOn, toggle } = useSoundChoice();
  const [isAllowed, setIsAllowed] = useState(false);
  const mayPlay = isAllowed || hasPressed();
  const isSounding = isOn && mayPlay;
  useEffect(() => {
    if (waiting > 0 && isSounding) return repeatWaitingSound();
  }, [waiting, isSounding]);

  if (waiting === 0 || !isOn || mayPlay) return null;
  return createElement(SoundPermission, {
    onAllow: () => setIsAllowed(true),
    onRefuse: toggle,
    onDismiss: () => soundsMuted.set(true),
  });
}
