/** Texts of the system's screen. */
export const adminSystemCopy = {
  title: 'Sistema',
  status: 'Estado',
  jobs: 'Tareas',
  accesses: 'Accesos',
  emergencies: 'Urgencias',
  unusual: 'Lecturas inusuales',
  logins: 'Ingresos fallidos',
} as const;
