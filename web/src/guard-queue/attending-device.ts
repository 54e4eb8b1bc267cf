import { useState } from 'react';
import { isMarked, mark } from '../lib/device/device-mark.ts';

/** Longer than anybody waits for a visit and is attended. */
const AGE_SECONDS = 24 * 3600;

const markOf = (queueId: string) => ({ name: 'guardia', value: queueId });

/** Makes this device the one that answers the call of an entry (requirement: answered where asked). */
export const attendHere = (queueId: string): void => mark(markOf(queueId), AGE_SECONDS);

/**
 * Whether this device answers the call of an entry by itself, and a function that makes it do so. Another
 * device of the patient may be unattended: answering there would show its room to the professional.
 */
export function useAttendingDevice(queueId = '') {
  const [chosen, setChosen] = useState('');
  return {
    isHere: queueId !== '' && (chosen === queueId || isMarked(markOf(queueId))),
    attendHere: () => {
      attendHere(queueId);
      setChosen(queueId);
    },
  };
}
