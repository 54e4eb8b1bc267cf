import {
  type ChangePreview,
  closedParts,
  countSlots,
  type NewSchedule,
  type OpenHours,
  openDays,
  type Schedule,
  WITH_INSURER,
} from '@app/contract/availability';
import { addDays, type Day, hourOf, minutesOf } from '@app/contract/kernel';
import { recordAudit } from '../audit/index.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { whereUnique } from '../platform/database/where-unique.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import type { ProfessionalProfile } from '../profiles/index.ts';
import { type AskedAgenda, isOfStaff, requireKept } from './asked-agenda.ts';
import { openedWords } from './availability.copy.ts';
import { attendedBy } from './availability.presenter.ts';
import { refuse } from './availability.refusals.ts';
import type { Availability } from './availability.ts';
import type { TellAfterwards } from './booked.ts';
import { changeAgenda } from './change-agenda.ts';
import { calendarOf, presented } from './read-availability.ts';
import { scheduleWritesRepository } from './schedule-writes.repository.ts';

/** What an availability would open, and the appointments booked on its days. */
export async function validateSchedule(
  context: Availability,
  agenda: AskedAgenda,
  schedule: NewSchedule,
): Promise<ChangePreview> {
  await requireKept(context, agenda);
  return previewIn(context, context.database, agenda, hoursOf(schedule, context.profiles.today()));
}

/**
 * Opens weekly hours. Overlaps and booked appointments are checked again with the professional locked, whatever
 * an earlier preview said.
 */
export async function openSchedule(
  context: Availability,
  agenda: AskedAgenda,
  schedule: NewSchedule,
  notifyPatients: boolean,
): Promise<Schedule[]> {
  const { actor, professionalId } = agenda;
  if (isOfStaff(actor) && !(await context.licences.mayAttend(professionalId)))
    throw refuse('availability.not-verified');
  const hours = hoursOf(schedule, context.profiles.today());
  const rows = rowsOf(professionalId, schedule, hours);
  await whereUnique(NO_OVERLAP, () =>
    changeAgenda(context, agenda, async (transaction) => ({
      result: undefined,
      words: openedWords(rows),
      tell: await store(context, transaction, agenda, { schedule, hours, rows, notifyPatients }),
    })),
  );
  const open = await context.schedules.findOpen(professionalId, context.profiles.today());
  const ids = new Set(rows.map(({ id }) => id));
  return presented(
    context,
    open.filter(({ id }) => ids.has(id)),
  );
}

type Storing = {
  schedule: NewSchedule;
  hours: OpenHours;
  rows: ReturnType<typeof rowsOf>;
  notifyPatients: boolean;
};

async function store(
  context: Availability,
  transaction: DatabaseTransaction,
  agenda: AskedAgenda,
  { schedule, hours, rows, notifyPatients }: Storing,
): Promise<TellAfterwards> {
  const { actor, professionalId } = agenda;
  const professional = await context.profiles.lockProfessional(transaction, professionalId);
  if (!professional) throw refuseKernel('request.forbidden');
  requireAttends(professional, schedule);
  const preview = await previewIn(context, transaction, agenda, hours);
  if (preview.slots === 0) throw refuse('availability.over');
  await scheduleWritesRepository(transaction).insert(rows, schedule.id_prepaid_healths);
  if (preview.result === 'CONFLICT' && !notifyPatients)
    throw refuse('availability.conflict', undefined, { current: preview });
  await recordAudit(transaction, actor, {
    type: 'availability.open',
    action: 'C',
    purpose: 'HOPERAT',
    entity_type: 'schedule',
    entity_id: rows[0]?.group_id ?? '',
    rule: 'own agenda',
  });
  const met = preview.appointments.map(({ id }) => id);
  return context.booked.tellOfChange(transaction, met);
}

const NO_OVERLAP = { schedule_without_overlap: () => refuse('availability.overlap') };

/** The days and hours of an availability; without dates it is open from today for the default duration. */
function hoursOf(schedule: NewSchedule, today: Day): OpenHours {
  const { check_in, check_out, date_to, days, duration, start_date } = schedule;
  const from = start_date ?? today;
  const to = date_to ?? addDays(from, duration - 1);
  return { days, check_in, check_out, start_date: from, date_to: to };
}

function rowsOf(professionalId: string, schedule: NewSchedule, hours: OpenHours) {
  const group_id = newId();
  return schedule.days.map((weekday) => ({
    id: newId(),
    group_id,
    professional_id: professionalId,
    weekday,
    check_in: minutesOf(hours.check_in),
    check_out: minutesOf(hours.check_out),
    start_date: hours.start_date,
    date_to: hours.date_to,
    attention_type_id: schedule.attention_type_id,
  }));
}

async function previewIn(
  context: Availability,
  database: Database,
  { professionalId }: AskedAgenda,
  hours: OpenHours,
): Promise<ChangePreview> {
  const now = context.clock.now();
  const today = context.profiles.today();
  const { holidays, exceptions } = await calendarOf(
    database,
    professionalId,
    hours.start_date,
    hours.date_to,
  );
  const days = openDays(hours).filter((day) => day >= today);
  const appointments = await context.booked.meeting(database, professionalId, { days });
  return {
    result: appointments.length > 0 ? 'CONFLICT' : 'OK',
    slots: countSlots(hours, closedParts(holidays, exceptions), {
      day: today,
      minutes: minutesOf(hourOf(now)),
    }),
    appointments,
  };
}

/** Refuses hours for patients that the professional does not attend. */
function requireAttends(
  profile: ProfessionalProfile,
  { attention_type_id, id_prepaid_healths }: NewSchedule,
): void {
  const { insurers, particular } = attendedBy(profile);
  const own = new Set(insurers.map(({ id }) => id));
  const attends =
    attention_type_id === WITH_INSURER ? id_prepaid_healths.every((id) => own.has(id)) : particular;
  if (!attends) throw refuse('availability.insurer-not-attended');
}
