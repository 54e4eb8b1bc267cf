import type { NavigateOptions } from 'react-router';
import type { Equipment } from './equipment.ts';

/** Where the call of a queue entry is for a patient (C 2), and how it is entered. */
export const callOf = (queueId: string, equipment: Equipment): [string, NavigateOptions] => [
  `/paciente/videollamada?room=room${queueId}`,
  { state: equipment },
];
