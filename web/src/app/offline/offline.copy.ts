/** What is said about the network and new versions; a file of its own, for the login never needs it. */
export const offlineCopy = {
  offline: 'Sin conexión. Podés ver lo que ya cargaste.',
  newVersion: 'Hay una versión nueva de la página.',
  refresh: 'Actualizar',
} as const;
