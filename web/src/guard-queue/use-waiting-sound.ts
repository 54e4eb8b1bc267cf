import { updatePreferences } from '@app/contract/accounts';
import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import { call } from '../lib/call.ts';
import { notifyDesktop } from '../lib/desktop-notifications.ts';
import { repeatWaitingSound, soundsMuted } from '../lib/sounds.ts';
import { gridCopy as copy } from './guard-queue.copy.ts';
import { SoundPermission } from './sound-permission.tsx';

/** Sounds every three seconds while people wait, until the count stops rising for a minute. */
export function useWaitingSound(waiting: number) {
  const isMuted = useSyncExternalStore(soundsMuted.subscribe, soundsMuted.get);
  const [isAllowed, setIsAllowed] = useState(() => navigator.userActivation?.hasBeenActive ?? true);
  const isOn = !isMuted;

  useEffect(() => {
    if (waiting === 0 || isMuted || !isAllowed) return;
    notifyDesktop(copy.tab(waiting));
    return repeatWaitingSound();
  }, [waiting, isMuted, isAllowed]);

  function toggle() {
    soundsMuted.set(isOn);
    setIsAllowed(true);
    // The choice is kept with the account; the screen has it already.
    void call(updatePreferences, { body: { sounds_muted: isOn } }).catch(() => undefined);
  }

  const mustAsk = waiting > 0 && isOn && !isAllowed;
  const permission = mustAsk
    ? createElement(SoundPermission, {
        onAllow: () => setIsAllowed(true),
        onRefuse: toggle,
        onDismiss: () => soundsMuted.set(true),
      })
    : null;
  return { isOn, toggle, permission };
}
