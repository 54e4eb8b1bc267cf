/** Texts of the session dialog; in a separate file because the login does not need them. */
export const sessionEndingCopy = {
  sessionEnding: 'Tu sesión está por terminar',
  idleEnd: (when: string) =>
    `Hace un rato que no usás la página. La sesión se cierra a las ${when}.`,
  lastEnd: (when: string) =>
    `La sesión termina a las ${when} y vas a tener que ingresar de nuevo. Guardá lo que estés haciendo.`,
  stay: 'Seguir conectado',
  logOut: 'Cerrar sesión',
  understood: 'Entendido',
} as const;
