import type { NavigateOptions } from 'react-router';
import type { Equipment } from './equipment.ts';

type Side = 'paciente' | 'profesional';

/** Where the call of a queue entry is, and how it is entered. */
export const callOf = (
  side: Side,
  queueId: string,
  equipment: Partial<Equipment>,
): [string, NavigateOptions] => [`/${side}/videollamada?room=room${queueId}`, { state: equipment }];
