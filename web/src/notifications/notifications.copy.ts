/** Texts of the inbox and its bell. */
export const notificationsCopy = {
  title: 'Notificaciones',
  tab: (unread: number) => (unread > 0 ? `(${unread}) Notificaciones` : 'Notificaciones'),
  isNew: 'Nueva',
  today: 'Hoy',
  yesterday: 'Ayer',
  ofYear: (day: string, year: string) => `${day} de ${year}`,
  empty: 'No hay notificaciones que mostrar',
  emptyDetail: 'Cuando haya una novedad para vos, va a aparecer acá.',
  ofVisit: 'De la misma consulta',
  markAll: 'Marcar todas como leídas',
  allMarked: 'Todas las notificaciones están leídas.',
  older: 'Ver anteriores',
  arrived: (subject: string) => `Nueva notificación: ${subject}`,
  download: 'Descargar PDF',
  replaced: 'Ya no vale',
  replacedDetail:
    'Este documento ya no vale: lo anularon, o hicieron otro que lo reemplaza. En el resumen de la consulta está lo que vale hoy.',
  summary: 'Ver el resumen',
  toGuard: 'Ir a la guardia',
  toPrescriptions: 'Ir a mis recetas',
  close: 'Cerrar',
  remove: 'Eliminar',
  removeOf: (subject: string) => `Eliminar: ${subject}`,
  removeQuestion: '¿Deseas eliminar la notificación?',
  removeDetail: 'Si te arrepentís, vas a poder deshacerlo durante 10 segundos.',
  removed: 'Notificación eliminada.',
  undo: 'Deshacer',
  undoOf: (subject: string) => `Deshacer: ${subject}`,
} as const;

/** Error catalogue of the notifications, verbatim from the specification. */
export const notificationsFault = {
  service: 'Ocurrió un error en el servicio de notificaciones',
  update: 'Ocurrió un error en la actualización de la notificación',
  count: 'Ocurrió un error en la actualización de cantidad de notificaciones',
} as const;
