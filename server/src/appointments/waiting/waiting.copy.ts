import { hourOf, withArticle } from '@app/contract/kernel';
import { escapeHtml } from '../../platform/escape-html.ts';
import { whenOf } from '../appointments.copy.ts';

/** A freed hour reserved for a person. */
export type OfferedHour = {
  patient: string;
  patientFirstName: string;
  professional: string;
  startsAt: Date;
  until: Date;
};

const SUBJECT = 'Se liberó un turno para vos';

export const offerNotice = ({ patient, professional, startsAt, until }: OfferedHour) => ({
  subject: SUBJECT,
  description: `<p>Hay un turno para ${escapeHtml(patient)} con ${escapeHtml(withArticle(professional))}: ${escapeHtml(whenOf(startsAt))}. Te lo guardamos hasta las ${hourOf(until)} h.</p><p><a href="/paciente/mis-turnos">Aceptar o dejar pasar</a></p>`,
});

/** The same as a mail: nothing clinical, since others may read mails. */
export const offerMail = ({ patientFirstName, professional, startsAt, until }: OfferedHour) => ({
  subject: SUBJECT,
  paragraphs: [
    `Hay un turno para ${patientFirstName} con ${withArticle(professional)}: ${whenOf(startsAt)}.`,
    `Te lo guardamos hasta las ${hourOf(until)} h. Después se lo ofrecemos a quien sigue en la lista.`,
  ],
});

export const OFFER_LINK = 'Aceptar o dejar pasar';
