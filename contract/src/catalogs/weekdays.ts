/** The days of a week as people and machines call them, Monday first. */
export const WEEKDAYS = [
  { id: 'MONDAY', name: 'lunes' },
  { id: 'TUESDAY', name: 'martes' },
  { id: 'WEDNESDAY', name: 'miércoles' },
  { id: 'THURSDAY', name: 'jueves' },
  { id: 'FRIDAY', name: 'viernes' },
  { id: 'SATURDAY', name: 'sábado' },
  { id: 'SUNDAY', name: 'domingo' },
] as const;
