import type { NavigateOptions } from 'react-router';

/** How somebody enters a call: kept with the entry of this browser's history, and in no address. */
type Entering = { camera: boolean };

/** Where the call of a queue entry is (C 2), and how it is entered. */
export const callOf = (queueId: string, entering: Entering): [string, NavigateOptions] => [
  `/paciente/videollamada?room=room${queueId}`,
  { state: entering },
];

/** Whether the person came to the call without camera. */
export const isWithoutCamera = (state: unknown): boolean =>
  (state as Partial<Entering> | null)?.camera === false;
