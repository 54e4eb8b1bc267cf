/** Texts of the mails of family groups. */
export const invitationMailCopy = {
  subject: 'Te invitaron a un grupo familiar',
  paragraphs: (holder: string, brand: string) => [
    `${holder} quiere agregarte a su grupo familiar de ${brand}.`,
    'Ingresá con tu cuenta: en el inicio vas a ver quién te invita, y podés aceptar o rechazar.',
    'Si no conocés a esa persona, rechazá la invitación. Mientras no aceptes, nadie puede pedir consultas en tu nombre.',
  ],
  link: 'Ver la invitación',
};
