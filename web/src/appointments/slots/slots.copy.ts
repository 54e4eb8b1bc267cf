import { countOf, formatLongDate } from '../../ui/format.ts';

/** Texts of choosing a free hour. */
export const slotsCopy = {
  failed: 'Ocurrió un error al obtener los horarios',
  day: 'Día',
  dayOption: (day: string, hours: number) =>
    `${formatLongDate(day)} · ${countOf(hours, 'horario', 'horarios')}`,
  hours: 'Hora',
  missing: 'Elegí una hora.',
} as const;
