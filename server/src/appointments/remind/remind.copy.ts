import { withArticle } from '@app/contract/kernel';

/** Texts of mails about an appointment: no reason for the visit and no clinical word, since others may read mails. */
export type MailWords = {
  professional: string;
  patientFirstName: string;
  /** Day and hour in Argentina. */
  when: string;
  /** Free hours to offer instead of a cancelled one. */
  next: readonly string[];
  /** Whether the patient is first in line for another hour of the specialty. */
  isFirst: boolean;
};

/** The events that send a mail. */
export type MailedEvent = 'Book' | 'Reschedule' | 'Cancel' | 'Remind';
type Written = { subject: string; paragraphs: string[] };
type Write = (words: MailWords) => Written;

const CONFIRM_OR_CANCEL =
  'Confirmá que venís o cancelalo con los botones de este correo, sin iniciar sesión. Sirven hasta la hora del turno.';
const TAKEN_OUT = 'El archivo adjunto lo saca de tu calendario.';
const ATTACHED = 'Podés agregarlo a tu calendario con el archivo adjunto.';

/** Mails to the patient's account. */
export const patientMails: Record<MailedEvent, Write> = {
  Book: ({ patientFirstName, professional, when }) => ({
    subject: 'Tenés un turno nuevo',
    paragraphs: [
      `Hay un turno con ${withArticle(professional)} para ${patientFirstName}: ${when}.`,
      CONFIRM_OR_CANCEL,
      ATTACHED,
    ],
  }),
  Reschedule: ({ patientFirstName, professional, when }) => ({
    subject: 'Se cambió la hora de un turno',
    paragraphs: [
      `El turno de ${patientFirstName} con ${withArticle(professional)} es ahora el ${when}.`,
      CONFIRM_OR_CANCEL,
      'Los enlaces de correos anteriores ya no sirven. El archivo adjunto actualiza tu calendario.',
    ],
  }),
  Cancel: ({ isFirst, next, patientFirstName, professional, when }) => ({
    subject: 'Se canceló un turno',
    paragraphs: [
      `El turno de ${patientFirstName} con ${withArticle(professional)} del ${when} quedó cancelado. Lo lamentamos.`,
      TAKEN_OUT,
      ...(isFirst ? [FIRST_IN_LINE] : []),
      ...(next.length > 0 ? [nextHoursText(next)] : []),
    ],
  }),
  Remind: ({ patientFirstName, professional, when }) => ({
    subject: 'Recordatorio de un turno',
    paragraphs: [
      `${patientFirstName} tiene un turno con ${withArticle(professional)}: ${when}.`,
      'Podés entrar a la videollamada desde quince minutos antes.',
      CONFIRM_OR_CANCEL,
    ],
  }),
};

/** Mails to the professional. Bookings are not mailed, since the agenda shows them. */
export const professionalMails: Partial<Record<MailedEvent, Write>> = {
  Reschedule: ({ when }) => ({
    subject: 'Se cambió la hora de un turno',
    paragraphs: [`Un turno de tu agenda es ahora el ${when}.`],
  }),
  Cancel: ({ when }) => ({
    subject: 'Se canceló un turno',
    paragraphs: [`Se canceló el turno del ${when}.`, TAKEN_OUT],
  }),
};

export const FIRST_IN_LINE =
  'Quedaste en el primer lugar de la lista de espera de la especialidad: te ofrecemos antes que a nadie la próxima hora que se libere.';

/** 'Próximos horarios libres: lunes, 23 de noviembre, 17:20 h; …' */
export const nextHoursText = (next: readonly string[]): string =>
  `Próximos horarios libres: ${next.join('; ')}.`;

export const mailLinks = {
  confirm: 'Confirmar turno',
  cancel: 'Cancelar turno',
  mine: 'Ver mis turnos',
  agenda: 'Ver la agenda',
};

/** The reminder by WhatsApp, as approved there: its name, and its words with {{1}}, {{2}} and {{3}}. */
export const reminderWhatsApp = {
  template: { name: 'recordatorio_turno', language: 'es_AR' },
  text: (brand: string, when: string, link: string) =>
    `Te recordamos tu turno en ${brand}: ${when}. Confirmá que venís acá: ${link} Gracias.`,
} as const;

export const calendarCopy = {
  with: (professional: string) => `Turno con ${withArticle(professional)}`,
  of: (brand: string) => `Turno de ${brand}`,
  fileName: 'turno.ics',
};
