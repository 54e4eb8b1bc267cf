import type { PreferenceChannel, PreferenceKind, WhatsAppReach } from '@app/contract/notifications';

/** Texts about push messages to a device whose browser is closed. */
export const pushCopy = {
  allow: 'Avisame cuando me toque',
  allowed:
    'Te avisamos en este dispositivo cuando te toque, aunque mires otra cosa. No cierres esta página: perderías tu lugar en la fila.',
  /** While a patient waits to be called. */
  whileWaiting: {
    refused: 'El navegador no permite avisos de esta página: dejá esta pantalla abierta.',
    failed: 'No pudimos activar los avisos. Probá de nuevo o dejá esta pantalla abierta.',
  },
  inSettings: {
    refused:
      'El navegador no permite avisos de esta página. Para permitirlos, tocá el candado o el ícono que está al lado de la dirección y buscá «Notificaciones».',
    failed: 'No pudimos activar los avisos. Probá de nuevo.',
  },
  homeScreen: 'Para que te avisemos cuando te toque',
  homeScreenSteps: [
    'Tocá el botón Compartir del navegador.',
    'Elegí «Agregar a inicio».',
    'Abrí la aplicación desde la pantalla de inicio, ingresá y volvé a pedir la consulta.',
  ],
  devices: 'Dispositivos con avisos',
  devicesDetail:
    'Reciben avisos aunque la página esté cerrada. Nunca dicen nombres ni nada de tu salud.',
  none: 'Ningún dispositivo recibe avisos.',
  activate: 'Recibir avisos en este dispositivo',
  otherDevice: 'Otro dispositivo',
  thisDevice: 'Este dispositivo',
  since: (day: string) => `Desde el ${day}`,
  remove: 'Quitar',
  removeNamed: (device: string) => `Quitar ${device}`,
  removed: 'Ese dispositivo ya no recibe avisos.',
  devicesFault: 'Ocurrió un error al traer los dispositivos',
  removeFault: 'No pudimos quitar el dispositivo. Probá de nuevo.',
} as const;

/** Texts of the chosen channels. */
export const preferencesCopy = {
  title: 'Cómo te avisamos',
  detail: 'En Notificaciones ves siempre todo. Elegí por dónde más querés enterarte.',
  kinds: {
    RECORDS: 'Recetas y documentos',
    APPOINTMENTS: 'Turnos',
    ORDERS: 'Pedidos a la farmacia',
    CLINIC: 'Mensajes de la clínica',
  } satisfies Record<PreferenceKind, string>,
  channels: {
    email: 'E-mail',
    whatsapp: 'WhatsApp',
    push: 'Aviso al dispositivo',
  } satisfies Record<PreferenceChannel, string>,
  whatsApp: {
    OPEN: undefined,
    OFF: undefined,
    NO_TELEPHONE: 'Para recibir WhatsApp, cargá tu teléfono en Mi perfil.',
    NOT_ACCEPTED: 'Para recibir WhatsApp, aceptá más arriba los mensajes por WhatsApp.',
    UNCONFIRMED: undefined,
  } satisfies Record<WhatsAppReach, string | undefined>,
  quiet: 'No avisarme de noche',
  quietDetail:
    'Lo que llegue en ese horario te lo avisamos cuando termine. Si te llaman para una consulta, o tu turno es en menos de dos horas, te avisamos igual.',
  from: 'Desde las',
  to: 'Hasta las',
  sameHours: 'Elegí dos horas distintas',
  always: 'Los mensajes sobre la seguridad de tu cuenta se envían siempre por e-mail.',
  save: 'Guardar',
  saved: 'Guardamos cómo querés que te avisemos.',
  readFailed: 'Ocurrió un error al traer tus preferencias',
  failed: 'No pudimos guardar tus preferencias. Probá de nuevo.',
} as const;

/** Texts of confirming the telephone that WhatsApp goes to. */
export const telephoneCopy = {
  title: 'Confirmá tu teléfono',
  why: 'Para recibir WhatsApp, confirmá que el teléfono de Mi perfil es tuyo: te mandamos un código por WhatsApp.',
  send: 'Enviar código',
  sent: (ending: string) =>
    `Te mandamos un código por WhatsApp al teléfono que termina en ${ending}.`,
  until: (minutes: number) => `Sirve durante ${minutes} minutos.`,
  code: 'Código de seis números',
  codeInvalid: 'Escribí los seis números del código',
  confirm: 'Confirmar teléfono',
  again: 'Enviar otro código',
  confirmed: 'Confirmaste tu teléfono: ya podés elegir WhatsApp.',
  wrong: 'El código no es ese, o ya no sirve. Revisalo o pedí otro.',
  notToConfirm: 'No hay un teléfono para confirmar. Actualizá la página.',
  failed: 'No pudimos confirmar tu teléfono. Probá de nuevo.',
} as const;
