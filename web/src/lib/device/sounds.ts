import { createStore } from '../store.ts';

/** The four sounds: a press, a patient waiting, being called, the end of a consultation. */
export type Sound = 'click' | 'espera' | 'llamada' | 'fin';

const REPEAT_MS = 3_000;
const REPEAT_FOR_MS = 60_000;
const CALL_VIBRATION_MS = [300, 150, 300];

const muted = createStore(false);
const players = new Map<Sound, HTMLAudioElement>();

function playerOf(sound: Sound): HTMLAudioElement {
  const known = players.get(sound);
  if (known) return known;
  const player = new Audio(`/sounds/${sound}.wav`);
  players.set(sound, player);
  return player;
}

/** Plays a sound unless sounds are off or the browser blocks it. */
export function playSound(sound: Sound): void {
  if (muted.get()) return;
  const player = playerOf(sound);
  player.currentTime = 0;
  void player.play()?.catch(() => undefined);
  if (sound === 'llamada') navigator.vibrate?.(CALL_VIBRATION_MS);
}

/** Repeats the waiting sound every three seconds, for a minute at most; returns a function that stops it. */
export function repeatWaitingSound(): () => void {
  playSound('espera');
  const beat = setInterval(() => playSound('espera'), REPEAT_MS);
  const limit = setTimeout(() => clearInterval(beat), REPEAT_FOR_MS);
  return () => {
    clearInterval(beat);
    clearTimeout(limit);
  };
}

/** Whether sounds are off; the preference is stored with the account. */
export const soundsMuted = muted;
