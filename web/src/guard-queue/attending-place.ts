import type { QueueEntry } from '@app/contract/visits';
import { useState } from 'react';
import { isMarked, mark } from '../lib/device/device-mark.ts';
import { attendInThisWindow, useAttendingWindow } from './attending-window.ts';

/** Longer than anybody waits for a visit and is attended. */
const AGE_SECONDS = 24 * 3600;

const markOf = (queueId: string) => ({ name: 'guardia', value: queueId });

/** Makes this window of this device answer the call of an entry (requirement: answered where asked). */
export function attendHere(queueId: string): void {
  mark(markOf(queueId), AGE_SECONDS);
  attendInThisWindow(queueId, 'replaced');
}

/** Where the call of an entry is answered by itself. */
export type AttendingPlace = 'here' | 'another window' | 'another device';

/**
 * Where the call of an entry is answered by itself (`undefined` until known), and a function that moves it
 * here. Another device of the patient may be unattended: answering there would show its room to the
 * professional.
 */
export function useAttendingPlace(entry: QueueEntry | undefined) {
  const queueId = entry?.queueId ?? '';
  const [chosen, setChosen] = useState('');
  const isThisDevice = queueId !== '' && (chosen === queueId || isMarked(markOf(queueId)));
  const isThisWindow = useAttendingWindow(isThisDevice ? queueId : '', entry?.phase);
  return {
    place: isThisDevice ? placeOf(isThisWindow) : ('another device' as const),
    attendHere: () => {
      attendHere(queueId);
      setChosen(queueId);
    },
  };
}

function placeOf(isThisWindow: boolean | undefined): AttendingPlace | undefined {
  if (isThisWindow === undefined) return;
  return isThisWindow ? 'here' : 'another window';
}
