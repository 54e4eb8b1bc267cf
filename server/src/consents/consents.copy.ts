/** Question for a dependant of 16 or 17, stored with each answer (requirement: own grant). */
export const holderReadingText = {
  title: 'Lectura de la consulta por el titular del grupo familiar',
  body: '¿Aceptás que el titular de tu grupo familiar lea esta consulta y sus documentos? Lo pregunta el profesional durante la consulta a quien tiene 16 o 17 años. Si decís que no, el titular ve la fecha, el profesional y la especialidad, y nada de lo que se habló ni de lo que se indicó.',
};

/** What a patient accepts to get messages by WhatsApp. */
export const whatsAppText = {
  title: 'Mensajes por WhatsApp',
  body: 'Acepto que la clínica me escriba por WhatsApp al teléfono de mi perfil para avisarme de mi atención. Los mensajes no dicen nada de mi salud: avisan que hay una novedad y llevan a la aplicación. WhatsApp es de otra empresa y puede guardar los mensajes fuera del país. Puedo dejar de recibirlos cuando quiera desde la misma pantalla.',
};
