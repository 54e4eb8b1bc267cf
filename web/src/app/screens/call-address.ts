import type { NavigateOptions } from 'react-router';
import type { ChosenEquipment } from './equipment.ts';

type Side = 'paciente' | 'profesional';

/** Address of the call of a queue entry, with the chosen equipment. */
export const callOf = (
  side: Side,
  queueId: string,
  equipment: ChosenEquipment,
): [string, NavigateOptions] => [`/${side}/videollamada?room=room${queueId}`, { state: equipment }];
