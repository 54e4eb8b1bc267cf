/** Texts of the guard's screen of the staff. */
export const adminGuardCopy = {
  title: 'Guardia en vivo',
  now: 'Ahora',
  shifts: 'Turnos de guardia',
  records: 'Registros pendientes',
} as const;
