import type { Day } from '@app/contract/kernel';
import { countOf, formatShortDay } from '../../ui/format.ts';

/** Texts of choosing a free hour. */
export const slotsCopy = {
  patientDisabled:
    'La cuenta de esta persona está desactivada: nadie recibiría los avisos del turno. Reactivala en Personas y después dale el turno.',
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
