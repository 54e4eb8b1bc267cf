import type { Actor } from '../../platform/http/actor.ts';
import type { Appointments } from '../appointments.ts';
import type { Recipient } from '../present-appointments.ts';
import { requireOwn } from '../read-appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { calendarCopy as copy } from './remind.copy.ts';
import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

/** The pages of the product where each side finds its appointments. */
export const OWN_PAGE: Record<Recipient, string> = {
  patient: '/paciente/mis-turnos',
  professional: '/profesional/agenda-de-turnos',
};

/** The calendar event of an appointment for one side. A professional's does not name the patient. */
export const calendarOf = (
  { clock, config, publicUrl }: Pick<Appointments, 'clock' | 'config' | 'publicUrl'>,
  row: AppointmentRow,
  { professional }: { professional: string },
  reader: Recipient,
): string =>
  writeCalendar({
    uid: `appointment-${row.id}@${new URL(publicUrl).hostname}`,
    sequence: row.version,
    status: statusOf(row),
    summary: reader === 'patient' ? copy.with(professional) : copy.of(config.BRAND_NAME),
    location: `${publicUrl}${OWN_PAGE[reader]}`,
    organizer: { name: config.BRAND_NAME, email: config.SUPPORT_EMAIL },
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    writtenAt: clock.now(),
  });

function statusOf({ confirmed_at, status }: AppointmentRow): CalendarEvent['status'] {
  if (status === 'CANCELLED') return 'CANCELLED';
  return confirmed_at || status === 'FINISHED' ? 'CONFIRMED' : 'TENTATIVE';
}

/** One of the caller's appointments as a calendar file. */
export async function readCalendar(
  context: Appointments,
  actor: Actor,
  id: string,
): Promise<Buffer> {
  const row = await requireOwn(context, actor, id);
  const names = await context.profiles.namesIn(context.database, {
    personId: row.person_id,
    professionalId: row.professional_id,
  });
  const reader = actor.role === 'PROFESSIONAL' ? 'professional' : 'patient';
  return Buffer.from(calendarOf(context, row, names, reader));
}
