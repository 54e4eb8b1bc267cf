/** Texts of staff's screen of the guard. */
export const adminGuardCopy = {
  title: 'Guardia en vivo',
  now: 'Ahora',
  shifts: 'Turnos de guardia',
  records: 'Registros pendientes',
} as const;
