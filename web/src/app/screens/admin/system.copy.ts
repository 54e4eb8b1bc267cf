/** Texts of the system screen. */
export const adminSystemCopy = {
  title: 'Sistema',
  status: 'Estado',
  jobs: 'Tareas',
  waiting: 'Pedidos y devoluciones',
  accesses: 'Accesos',
  emergencies: 'Urgencias',
  unusual: 'Lecturas inusuales',
  logins: 'Ingresos fallidos',
} as const;
