import type { QueueEntry } from '@app/contract/visits';
import { type ScreenAction, useScreenActions } from '../../lib/screen-actions.ts';
import { entryName } from '../../visits/index.ts';
import { gridCopy as copy } from '../guard-queue.copy.ts';
import { isCallable } from './is-callable.ts';
import type { useSoundChoice } from './use-sound-choice.ts';

type Options = {
  /** Oldest first. */
  waiting: readonly QueueEntry[];
  /** Why nobody can be attended now. */
  closedReason: string | undefined;
  sound: ReturnType<typeof useSoundChoice>;
  onCall: (entry: QueueEntry) => void;
};

/** Palette actions of the guard: calling the longest waiting patient who is there, and the sound. */
export function useGuardActions({ waiting, closedReason, sound, onCall }: Options): void {
  const next = waiting.find(isCallable);
  const call: ScreenAction = {
    id: 'call-next',
    group: 'guard',
    label: next ? copy.callNext(entryName(next)) : copy.callNextOne,
    disabledReason: next
      ? undefined
      : (closedReason ?? (waiting.length > 0 ? copy.nobodyThere : copy.empty)),
    run: () => next && onCall(next),
  };
  useScreenActions([
    call,
    {
      id: 'sound',
      group: 'guard',
      label: sound.isOn ? copy.soundTurnOff : copy.soundTurnOn,
      run: sound.toggle,
    },
  ]);
}
