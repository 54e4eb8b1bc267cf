/** Texts of the application's frame. */
export const appCopy = {
  greeting: 'Hola!',
  greetingTo: (name: string) => (name.trim() ? `Hola, ${name.trim()}` : 'Hola'),
  help: 'Ayuda',
  home: 'Inicio',
  back: 'Volver',
  soundOn: 'Activar sonidos',
  soundOff: 'Silenciar sonidos',
  stage: 'Videollamada',
  callOpening: 'Abriendo la videollamada…',
  callOver: 'La videollamada terminó. Completá el registro para finalizar la consulta.',
  saveStillPending: 'La consulta sigue pendiente de guardarse.',
  closedUnsaved:
    'La consulta ya se cerró. Volvé a guardar para comprobar que el registro haya quedado.',
  testEquipment: 'Probar cámara y micrófono',
  testConnection: 'Probar conexión, cámara y micrófono',
  equipmentReady: 'Tu equipo está listo.',
  history: 'Historia',
  historyOf: (count: string) => `Historia (${count})`,
  closeHistory: 'Cerrar historia',
  historyTitle: (name: string) => `Historia de ${name}`,
  backToConsultation: 'Volver a la consulta',
} as const;

/** Texts of the error pages. */
export const errorPagesCopy = {
  notFound: {
    title: 'No encontramos esta página',
    detail: 'Puede que el enlace esté incompleto o que la página haya cambiado de lugar.',
  },
  forbidden: {
    title: 'No tenés permiso para ver esta página',
    detail: 'Si creés que es un error, escribinos desde Ayuda.',
  },
  fault: {
    title: 'Algo salió mal',
    detail: 'No es culpa tuya. Probá de nuevo en unos minutos.',
  },
  profile: {
    title: 'Ocurrió un error buscando el perfil del usuario',
    detail: 'No es culpa tuya. Probá de nuevo en unos minutos.',
    action: 'Probar de nuevo',
  },
  outdated: {
    title: 'Hay una versión nueva. Actualizar',
    detail: 'Mejoramos la página mientras la usabas. Actualizá para seguir.',
    action: 'Actualizar',
  },
  offline: {
    title: 'No hay conexión a internet',
    detail:
      'Revisá el wifi o los datos del celular. Cuando vuelva la conexión, la página sigue sola.',
    action: 'Probar de nuevo',
    help: 'Ver la ayuda',
  },
  home: 'Inicio',
  emergency: '¿Es una emergencia?',
} as const;

/** Labels of the menus. */
export const menuCopy = {
  help: 'Ayuda',
  care: 'Mi atención',
  account: 'Mi cuenta',
  largerText: 'Letra más grande',
  home: 'Inicio',
  consultations: 'Consultas',
  group: 'Mi grupo',
  prescriptions: 'Recetas',
  orders: 'Pedidos',
  appointments: 'Turnos',
  profile: 'Mi perfil',
  family: 'Mi grupo familiar',
  myConsultations: 'Mis consultas',
  myPrescriptions: 'Mis recetas',
  myOrders: 'Mis pedidos',
  myAppointments: 'Mis turnos',
  plan: 'Mi plan',
  password: 'Actualizar contraseña',
  security: 'Seguridad',
  terms: 'Términos y condiciones',
  notifications: 'Notificaciones',
  guard: 'Guardia virtual',
  agenda: 'Agenda de turnos',
  availability: 'Mi disponibilidad',
  history: 'Historia clínica',
  settlements: 'Liquidaciones',
  accesses: 'Accesos a mi historia',
  ownData: 'Mis datos',
} as const;
