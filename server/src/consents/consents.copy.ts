/** Question for a dependant of 16 or 17, stored with each answer (requirement: own grant). */
export const holderReadingText = {
  title: 'Lectura de la consulta por el titular del grupo familiar',
  body: '¿Aceptás que el titular de tu grupo familiar lea esta consulta y sus documentos? Lo pregunta el profesional durante la consulta a quien tiene 16 o 17 años. Si decís que no, el titular ve la fecha, el profesional y la especialidad, y nada de lo que se habló ni de lo que se indicó.',
};
