import { updatePreferences } from '@app/contract/accounts';
import { useSyncExternalStore } from 'react';
import { soundsMuted } from '../../lib/device/sounds.ts';
import { call } from '../../lib/server/call.ts';

/** Whether the professional wants to hear the guard. */
export function useSoundChoice() {
  const isOn = !useSyncExternalStore(soundsMuted.subscribe, soundsMuted.get);
  function toggle() {
    soundsMuted.set(isOn);
    // The choice is kept with the account; the screen has it already.
    void call(updatePreferences, { body: { sounds_muted: isOn } }).catch(() => undefined);
  }
  return { isOn, toggle };
}
