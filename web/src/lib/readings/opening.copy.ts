/** Texts of a branch's opening hours. */
export const openingCopy = {
  unknown: 'Sin horario informado',
  always: 'Abierta las 24 horas',
  now: (until: string) => `Abierta ahora · hasta ${until}`,
  nowUntilDay: (day: string, until: string) => `Abierta ahora · hasta ${day} ${until}`,
  today: (from: string) => `Cerrada ahora · abre hoy a las ${from}`,
  tomorrow: (from: string) => `Cerrada ahora · abre mañana a las ${from}`,
  on: (day: string, from: string) => `Cerrada ahora · abre el ${day} a las ${from}`,
} as const;
