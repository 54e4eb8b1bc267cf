import { updatePreferences } from '@app/contract/accounts';
import { useSyncExternalStore } from 'react';
import { soundsMuted } from '../../lib/device/sounds.ts';
import { call } from '../../lib/server/call.ts';

/** Whether the professional wants sounds. */
export function useSoundChoice() {
  const isOn = !useSyncExternalStore(soundsMuted.subscribe, soundsMuted.get);
  function toggle() {
    soundsMuted.set(isOn);
    // Stored with the account; a failure only affects the next login.
    void call(updatePreferences, { body: { sounds_muted: isOn } }).catch(() => undefined);
  }
  return { isOn, toggle };
}
