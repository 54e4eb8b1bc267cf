import { escapeHtml } from '../platform/escape-html.ts';

/** Texts of the mails of family groups. */
export const invitationMailCopy = {
  subject: 'Te invitaron a un grupo familiar',
  paragraphs: (brand: string) => [
    `Alguien quiere agregarte a su grupo familiar de ${brand}.`,
    'Ingresá con tu cuenta y completá tu perfil: en el inicio vas a ver quién te invita, y podés aceptar o rechazar.',
    'Si no conocés a esa persona, rechazá la invitación. Mientras no aceptes, nadie puede pedir consultas en tu nombre.',
  ],
  link: 'Ver la invitación',
};

const GROUP = '<a href="/grupo-familiar">Mi grupo familiar</a>';

/** Notification to the holder once the person accepted. */
export const acceptedNotice = (firstName: string) => ({
  subject: `${firstName} aceptó estar en tu grupo familiar`,
  description: `<p>Ya podés pedir consultas para ${escapeHtml(firstName)} desde ${GROUP}.</p>`,
});

export const rejectedNotice = (firstName: string) => ({
  subject: `${firstName} no aceptó estar en tu grupo familiar`,
  description: `<p>Ya no está en tu grupo, y su lugar quedó libre. Lo ves en ${GROUP}.</p>`,
});

/** Notification to an invited person whose invitation was withdrawn. */
export const withdrawnNotice = {
  subject: 'Retiraron una invitación a un grupo familiar',
  description: '<p>Ya no tenés que responder nada. Tu cuenta sigue igual.</p>',
};

/** Notification to a person who was removed from a group. */
export const removedNotice = (holder: string) => ({
  subject: `Ya no estás en el grupo familiar de ${holder}`,
  description: `<p>${escapeHtml(holder)} ya no puede pedir consultas en tu nombre ni ver tu historia clínica, que se conserva.</p>`,
});

/** Notification to the holder of a group that a person left. */
export const leftNotice = (firstName: string) => ({
  subject: `${firstName} salió de tu grupo familiar`,
  description: `<p>Ya no podés pedir consultas en su nombre ni ver su historia clínica. Su lugar quedó libre: lo ves en ${GROUP}.</p>`,
});
