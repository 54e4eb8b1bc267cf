/** Texts of the public documents. */
export const consentsCopy = {
  title: 'Términos y condiciones',
  privacy: 'Aviso de privacidad',
  version: (version: number, date: string) => `Versión ${version}, publicada el ${date}`,
  failed: 'Ocurrió un error al cargar los términos y condiciones',
} as const;

/** Texts of the choice of messages by WhatsApp. */
export const whatsAppCopy = {
  label: 'Recibir mensajes por WhatsApp',
  on: 'Sí',
  off: 'No',
  accepted: 'Listo: te podemos escribir por WhatsApp.',
  withdrawn: 'Listo: no te escribimos más por WhatsApp.',
  failed: 'No pudimos guardar tu elección. Probá de nuevo.',
  readFailed: 'No pudimos leer tu elección sobre WhatsApp.',
} as const;

/** Texts of the screen that asks to accept a changed text. */
export const changedTextCopy = {
  title: 'Cambiaron nuestros textos',
  explain:
    'Para seguir, leé lo que cambió y aceptalo. Si no lo aceptás, cerramos tu sesión y tu cuenta queda como está.',
  changes: 'Qué cambió',
  added: 'Nuevo',
  accept: 'Acepto',
  decline: 'No acepto y salir',
  failed: 'No se guardó tu respuesta. Probá de nuevo.',
  changedAgain: 'El texto cambió recién. Leelo otra vez.',
  emergency: '¿Es una emergencia? Llamá ahora:',
} as const;
