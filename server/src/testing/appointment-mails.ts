import type { LINK_ACTS } from '@app/contract/appointments';
import ICAL from 'ical.js';
import type { Someone } from './clinic.ts';
import type { TestApp } from './test-app.ts';

/** A stored mail about an appointment. */
export type StoredMail = { subject: string; text: string; calendar: string | null };

const LABELS: Record<(typeof LINK_ACTS)[number], string> = {
  CONFIRM: 'Confirmar turno',
  CANCEL: 'Cancelar turno',
};

/** Mails stored for a person, oldest first; if a subject is given, only those with it. */
export async function mailsTo(
  { pool }: Pick<TestApp, 'pool'>,
  { email }: Pick<Someone, 'email'>,
  subject?: string,
): Promise<StoredMail[]> {
  const { rows } = await pool.query<StoredMail>(
    `select subject, body_text as text, calendar from outbound_message
     where recipient = $1 and ($2::text is null or subject = $2) order by id`,
    [email, subject],
  );
  return rows;
}

/** The key of a link in a mail. */
export function keyIn(mail: StoredMail | undefined, act: keyof typeof LABELS): string {
  const [, key] =
    new RegExp(`${LABELS[act]}:\\n\\S+/turno\\?clave=(\\S+)`).exec(mail?.text ?? '') ?? [];
  if (!key) throw new Error(`no link to ${act} in: ${mail?.text}`);
  return key;
}

/** The event of a calendar file, as parsed by a third-party library. */
export function eventIn(calendar: string | null | undefined) {
  const file = new ICAL.Component(ICAL.parse(calendar ?? ''));
  const component = file.getFirstSubcomponent('vevent');
  if (!component) throw new Error(`no event in: ${calendar}`);
  const event = new ICAL.Event(component);
  return {
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    location: event.location,
    method: file.getFirstPropertyValue('method')?.toString(),
    status: component.getFirstPropertyValue('status')?.toString(),
    organizer: component.getFirstPropertyValue('organizer')?.toString(),
    startsAt: event.startDate.toJSDate(),
    endsAt: event.endDate.toJSDate(),
    alarms: component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  };
}
