import type { LINK_ACTS } from '@app/contract/appointments';
import { composeMail } from '../../accounts/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { hashSecret, newSecret } from '../../platform/ids.ts';
import { whenOf } from '../appointments.copy.ts';
import type { Appointments } from '../appointments.ts';
import type { Recipient } from '../present-appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { calendarOf, OWN_PAGE } from './calendar-of.ts';
import { linksRepository } from './links.repository.ts';
import {
  type MailedEvent,
  type MailWords,
  mailLinks,
  patientMails,
  professionalMails,
} from './remind.copy.ts';

const SOON_MS = 2 * 3_600_000;

/** Dependencies of mails about appointments. */
export type Mailing = Pick<
  Appointments,
  'clock' | 'config' | 'notifications' | 'profiles' | 'publicUrl' | 'sendMail'
>;

/** An appointment with the names for its mails, and free hours to offer instead. */
export type Mailed = Pick<MailWords, 'patientFirstName' | 'professional'> & {
  row: AppointmentRow;
  next?: readonly Date[];
  isFirst?: boolean;
};

type Act = (typeof LINK_ACTS)[number];
type Link = { label: string; url: string };

/** Whether a side gets a mail about an event. */
export const isMailed = (event: string, to: Recipient): event is MailedEvent =>
  Object.hasOwn(to === 'patient' ? patientMails : professionalMails, event);

/**
 * Queues a mail to one side in the transaction of the change, to the account's current e-mail, with the
 * calendar file. Its links let the patient confirm or cancel. Accounts that switched such mails off get none.
 */
export async function mailAppointment(
  context: Mailing,
  transaction: DatabaseTransaction,
  { isFirst = false, next = [], patientFirstName, professional, row }: Mailed,
  event: MailedEvent,
  reader: Recipient,
): Promise<void> {
  const write = (reader === 'patient' ? patientMails : professionalMails)[event];
  const account = reader === 'patient' ? row.account_id : row.professional_id;
  const to = await context.profiles.emailIn(transaction, account);
  const choice = await context.notifications.mailChoice(transaction, {
    accountId: account,
    kind: 'APPOINTMENTS',
    isUrgent: event === 'Remind' && isSoon(context, row),
  });
  if (!write || !to || !choice.isMailed) return;
  const names = { patientFirstName, professional };
  const words = { ...names, when: whenOf(row.starts_at), next: next.map(whenOf), isFirst };
  const mail = composeMail({
    to,
    ...write(words),
    ...(await linksOf(context, transaction, row, reader)),
    supportEmail: context.config.SUPPORT_EMAIL,
  });
  const calendar = calendarOf(context, row, names, reader);
  const { notBefore } = choice;
  await context.sendMail(transaction, { ...mail, calendar }, { notBefore });
}

/** Appointments that begin within two hours are announced in quiet hours too (requirement: quiet hours). */
export const isSoon = ({ clock }: Pick<Mailing, 'clock'>, { starts_at }: AppointmentRow): boolean =>
  starts_at.getTime() - clock.now().getTime() <= SOON_MS;

async function linksOf(
  context: Mailing,
  transaction: DatabaseTransaction,
  row: AppointmentRow,
  reader: Recipient,
): Promise<{ link: Link; otherLink?: Link }> {
  const page = `${context.publicUrl}${OWN_PAGE[reader]}`;
  if (reader === 'professional') return { link: { label: mailLinks.agenda, url: page } };
  if (row.status !== 'PROGRAMMED') return { link: { label: mailLinks.mine, url: page } };
  return {
    link: await addLink(context, transaction, row, 'CONFIRM', mailLinks.confirm),
    otherLink: await addLink(context, transaction, row, 'CANCEL', mailLinks.cancel),
  };
}

/** A link with its own key; its page does nothing until a click. */
export async function addLink(
  { publicUrl }: Mailing,
  transaction: DatabaseTransaction,
  row: AppointmentRow,
  act: Act,
  label: string,
): Promise<Link> {
  const key = newSecret();
  await linksRepository(transaction).insert(row, act, hashSecret(key));
  return { label, url: `${publicUrl}/turno?clave=${key}` };
}
