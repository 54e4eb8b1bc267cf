import { HOUR_MS } from '@app/contract/kernel';
import type { NotificationRow } from '../../notifications/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import { remindedNotice, whenOf } from '../appointments.copy.ts';
import type { Appointments } from '../appointments.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { REMINDED_AT_ONCE, takeDueDay, takeDueHour } from './due-reminders.statements.ts';
import { addLink, isSoon, mailAppointment } from './mail-appointment.ts';
import { mailLinks, reminderWhatsApp } from './remind.copy.ts';
import { DAY_BEFORE, HOUR_BEFORE } from './reminder-marks.ts';

const SWEEP_EVERY_MS = 15_000;

/** A reminder, by its hours before the appointment. */
type Before = typeof DAY_BEFORE | typeof HOUR_BEFORE;

/**
 * Reminds patients of their appointments a day and an hour before, each once: mark, notification, links and
 * mail are stored together or not at all (requirement: reminders). After an outage a reminder is sent late, but
 * never after the appointment's hour, and the day's reminder never after the hour's.
 */
export async function sendReminders(context: Appointments): Promise<void> {
  for (const before of [HOUR_BEFORE, DAY_BEFORE]) {
    let reminded: number;
    do reminded = await remindSome(context, before);
    while (reminded === REMINDED_AT_ONCE);
  }
}

async function remindSome(context: Appointments, before: Before): Promise<number> {
  const now = context.clock.now();
  const attending = context.licences.attending();
  const hoursOn = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
  const told = await context.database.transaction().execute(async (transaction) => {
    const rows =
      before === HOUR_BEFORE
        ? await takeDueHour(transaction, {
            ...attending,
            now,
            after: now,
            until: hoursOn(HOUR_BEFORE),
          })
        : await takeDueDay(transaction, {
            ...attending,
            now,
            after: hoursOn(HOUR_BEFORE),
            until: hoursOn(DAY_BEFORE),
          });
    const notices: (NotificationRow | undefined)[] = [];
    for (const row of rows) notices.push(await remind(context, transaction, row, before));
    return notices;
  });
  for (const notice of told) if (notice) await context.notifications.push(notice);
  return told.length;
}

async function remind(
  context: Appointments,
  transaction: DatabaseTransaction,
  row: AppointmentRow,
  before: Before,
): Promise<NotificationRow | undefined> {
  const names = await context.profiles.namesIn(transaction, {
    personId: row.person_id,
    professionalId: row.professional_id,
  });
  await mailAppointment(context, transaction, { row, ...names }, 'Remind', 'patient');
  const notice = {
    ...remindedNotice({ row, ...names }),
    account_id: row.account_id,
    event: 'appointment.Remind',
    event_key: `${row.id}-${row.starts_at.toISOString()}-${before}-hours`,
    entity_type: null,
    entity_id: null,
    visit_id: null,
  };
  return context.notifications.add(transaction, notice, {
    isUrgent: isSoon(context, row),
    whatsApp: () => whatsAppOf(context, transaction, row),
  });
}

/** The reminder by WhatsApp: day, hour and how to confirm, neither of whom nor with whom. */
async function whatsAppOf(
  context: Appointments,
  transaction: DatabaseTransaction,
  row: AppointmentRow,
) {
  const { url } = await addLink(context, transaction, row, 'CONFIRM', mailLinks.confirm);
  const variables = [context.config.BRAND_NAME, whenOf(row.starts_at), url] as const;
  return {
    text: reminderWhatsApp.text(...variables),
    template: { ...reminderWhatsApp.template, variables: [...variables] },
  };
}

export const startReminders = (context: Appointments): Periodic =>
  periodically(context, SWEEP_EVERY_MS, 'reminders of appointments', () => sendReminders(context));
