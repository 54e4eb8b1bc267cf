import { nextPhase, type QueueEntry } from '@app/contract/visits';
import { type ScreenAction, useScreenActions } from '../../lib/screen-actions.ts';
import { entryName } from '../../visits/index.ts';
import { gridCopy as copy } from '../guard-queue.copy.ts';
import type { useSoundChoice } from './use-sound-choice.ts';

type Options = {
  /** Oldest first. */
  waiting: readonly QueueEntry[];
  /** Why nobody can be attended now. */
  closedReason: string | undefined;
  sound: ReturnType<typeof useSoundChoice>;
  onCall: (entry: QueueEntry) => void;
};

/** Palette actions of the guard: calling the longest waiting patient, and the sound. */
export function useGuardActions({ waiting, closedReason, sound, onCall }: Options): void {
  const next = waiting.find((entry) => nextPhase(entry, 'GetPatient') !== undefined);
  const call: ScreenAction = {
    id: 'call-next',
    group: 'guard',
    label: next ? copy.callNext(entryName(next)) : copy.callNextOne,
    disabledReason: next ? undefined : (closedReason ?? copy.empty),
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
