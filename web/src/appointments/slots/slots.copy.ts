import type { Day } from '@app/contract/kernel';
import { countOf, formatShortDay } from '../../ui/format.ts';

/** Texts of choosing a free hour. */
export const slotsCopy = {
  failed: 'Ocurrió un error al obtener los horarios',
  day: 'Día',
  /** Short enough to be readable on a phone. */
  dayOption: (day: Day, hours: number) =>
    `${formatShortDay(day)} · ${countOf(hours, 'horario', 'horarios')}`,
  hours: 'Hora',
  missing: 'Elegí una hora.',
  ofPlan: 'Por la cobertura',
  private: 'En forma particular',
} as const;
