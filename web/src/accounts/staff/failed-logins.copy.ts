/** Texts of the failed attempts to log in. */
export const failedLoginsCopy = {
  explain: 'Intentos de ingreso fallidos de las últimas 24 horas.',
  failed: 'No pudimos leer los ingresos fallidos',
  accounts: 'Por cuenta',
  networks: 'Por red',
  noAccounts: 'No hubo ingresos fallidos',
  email: 'Correo con el que se intentó',
  network: 'Red',
  accountsTried: 'Cuentas',
  attempts: 'Intentos',
  lastAt: 'Último',
  state: 'Estado',
  slowed: 'Frenada',
  normal: 'Sin freno',
} as const;
