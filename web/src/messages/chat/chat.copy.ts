import type { MessagesProblem, Reach } from '@app/contract/messages';

/** Texts of the chat of the guard. */
export const chatCopy = {
  open: (name: string) => `Enviar un mensaje a ${name}`,
  title: (name: string) => `Mensaje a ${name}`,
  channel: '¿Por dónde?',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  closed: {
    NO_TELEPHONE: 'No cargó un teléfono en su perfil.',
    OFF: 'La clínica no usa WhatsApp.',
    NOT_ACCEPTED: 'No aceptó recibir mensajes por WhatsApp.',
    UNCONFIRMED: 'No confirmó su teléfono para WhatsApp.',
  } satisfies Record<Exclude<Reach['whatsapp'], 'OPEN'>, string>,
  template: 'Plantilla',
  templateHint: 'Solo se envían plantillas: ninguna dice nada de la salud del paciente.',
  templateMissing: 'Elegí una plantilla',
  send: 'Enviar',
  sent: 'Mensaje enviado.',
  deliveries: 'Mensajes enviados',
  none: 'Todavía no le enviaste mensajes.',
  states: { ACCEPTED: 'Enviado', ERROR: 'No se pudo enviar', PENDING: 'Enviando' },
  templatesFailed: 'Ocurrió un error al traer las plantillas',
  patientFailed: 'Ocurrió un error al obtener los datos del paciente',
  failed: 'Ocurrió un error en el servicio de notificaciones',
};

/** Refusals of sending. */
export const chatProblem: Partial<Record<MessagesProblem, string>> = {
  'messages.not-found': 'El paciente ya no está en la fila.',
  'messages.template-unknown': 'Esa plantilla ya no está en uso. Elegí otra.',
  'messages.whatsapp-closed': 'El paciente ya no recibe mensajes por WhatsApp.',
  'messages.whatsapp-missing': 'Esa plantilla no tiene texto para WhatsApp.',
};
