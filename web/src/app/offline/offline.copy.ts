/** Texts about the network, new versions and installing; in a separate file because the login does not need them. */
export const offlineCopy = {
  offline: 'Sin conexión. Podés seguir leyendo esta pantalla.',
  /** Over the page that stands for one that could not be fetched: there is nothing to read. */
  offlineOnly: 'Sin conexión.',
  waitingTurn: (wait: string) => `Pediste muchas cosas en poco tiempo. Seguimos solos en ${wait}.`,
  someSeconds: 'unos segundos',
  seconds: (seconds: number) => (seconds > 1 ? `${seconds} segundos` : 'un segundo'),
  newVersion: 'Hay una versión nueva de la página.',
  refresh: 'Actualizar',
} as const;

/** About a device whose clock is wrong. */
export const clockCopy = {
  behind: (time: string) =>
    `El reloj de tu equipo atrasa. Acá usamos la hora correcta: son las ${time}.`,
  ahead: (time: string) =>
    `El reloj de tu equipo adelanta. Acá usamos la hora correcta: son las ${time}.`,
} as const;

/** The offer to install the application, after a consultation. */
export const installCopy = {
  title: (brand: string) => `Instalá ${brand}`,
  why: 'La próxima vez entrás directo, sin buscar la dirección.',
  install: 'Instalar',
  notNow: 'Ahora no',
  understood: 'Entendido',
  appleSteps: [
    'Tocá el botón Compartir del navegador.',
    'Elegí Agregar a inicio.',
    'Tocá Agregar.',
  ],
} as const;
