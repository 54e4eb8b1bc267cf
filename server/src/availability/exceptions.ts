import type { AgendaException, ChangePreview, NewException } from '@app/contract/availability';
import { weekdayOf } from '@app/contract/catalogs';
import { dayOf, hourOf, MINUTE_MS, minutesOf } from '@app/contract/kernel';
import { recordAudit } from '../audit/index.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { agendasRepository } from './agendas.repository.ts';
import { type AskedAgenda, isOfStaff, requireKeeper, requireKept } from './asked-agenda.ts';
import { exceptionWords, withdrawnWords } from './availability.copy.ts';
import { partOf, presentException } from './availability.presenter.ts';
import { refuse } from './availability.refusals.ts';
import type { Availability } from './availability.ts';
import { calendarRepository, type ExceptionRow } from './calendar.repository.ts';
import { changeAgenda } from './change-agenda.ts';
import { scheduleWritesRepository } from './schedule-writes.repository.ts';

/** The booked appointments that blocking time would cancel. */
export async function validateException(
  context: Availability,
  agenda: AskedAgenda,
  exception: NewException,
): Promise<ChangePreview> {
  await requireKept(context, agenda);
  return previewIn(context, context.database, agenda, exception);
}

/** Blocks hours of a day, cancelling the appointments booked in them, or opens hours of a holiday. */
export async function addException(
  context: Availability,
  agenda: AskedAgenda,
  exception: NewException,
): Promise<AgendaException> {
  const { actor, professionalId } = agenda;
  const added = await changeAgenda(context, agenda, async (transaction) => {
    requireAhead(context, exception);
    await lockDayOf(transaction, agenda, exception.day);
    const own = calendarRepository(transaction);
    if (exception.kind === 'OPEN_HOLIDAY') await requireHoliday(own, exception.day);
    const preview = await previewIn(context, transaction, agenda, exception);
    if (preview.result === 'CONFLICT' && !exception.notifyPatients)
      throw refuse('availability.conflict', undefined, { current: preview });
    const row = await own.insert({
      id: newId(),
      professional_id: professionalId,
      kind: exception.kind,
      day: exception.day,
      check_in: minutesOf(exception.check_in),
      check_out: minutesOf(exception.check_out),
      reason: exception.reason,
      by_staff: isOfStaff(actor),
    });
    if (!row) throw refuse('availability.overlap');
    await audit(transaction, agenda, 'C', row);
    const ids = preview.appointments.map(({ id }) => id);
    const tell = await context.booked.cancel(transaction, actor, ids);
    return { result: row, words: exceptionWords(row), tell };
  });
  return presentException(added);
}

/**
 * Blocks the hour of an appointment in the transaction that cancels it. Agenda and hours are locked, so the
 * appointment has to be written after this.
 */
export async function blockHour(
  transaction: DatabaseTransaction,
  agenda: AskedAgenda,
  { ends_at, starts_at }: { ends_at: Date; starts_at: Date },
): Promise<void> {
  const { actor, professionalId } = agenda;
  requireKeeper(agenda, await agendasRepository(transaction).lock(professionalId));
  const day = dayOf(starts_at);
  await lockDayOf(transaction, agenda, day);
  const checkIn = minutesOf(hourOf(starts_at));
  const row = await calendarRepository(transaction).insert({
    id: newId(),
    professional_id: professionalId,
    kind: 'BLOCKED',
    day,
    check_in: checkIn,
    check_out: checkIn + (ends_at.getTime() - starts_at.getTime()) / MINUTE_MS,
    by_staff: isOfStaff(actor),
  });
  if (row) await audit(transaction, agenda, 'C', row);
}

/** Removes an exception. Hours of a holiday stay open if something is booked in them. */
export async function removeException(
  context: Availability,
  agenda: AskedAgenda,
  id: string,
): Promise<void> {
  const { professionalId } = agenda;
  await changeAgenda(context, agenda, async (transaction) => {
    const own = calendarRepository(transaction);
    const row = await own.find(professionalId, id);
    if (!row) throw refuse('availability.not-found');
    await lockDayOf(transaction, agenda, row.day);
    if (row.kind === 'OPEN_HOLIDAY') {
      const part = presentException(row);
      const appointments = await context.booked.meeting(transaction, professionalId, { part });
      const current: ChangePreview = { result: 'CONFLICT', slots: 0, appointments };
      if (appointments.length > 0) throw refuse('availability.conflict', undefined, { current });
    }
    await own.remove(id);
    await audit(transaction, agenda, 'D', row);
    return { result: undefined, words: withdrawnWords(row) };
  });
}

/** Locks the hours of the day, so that nothing is booked in them. */
const lockDayOf = (
  transaction: DatabaseTransaction,
  { professionalId }: AskedAgenda,
  day: string,
) => scheduleWritesRepository(transaction).lockDay(professionalId, weekdayOf(day), day);

const audit = (
  transaction: DatabaseTransaction,
  { actor }: AskedAgenda,
  action: 'C' | 'D',
  { id }: ExceptionRow,
) =>
  recordAudit(transaction, actor, {
    type: 'availability.exception',
    action,
    purpose: 'HOPERAT',
    entity_type: 'agenda_exception',
    entity_id: id,
    rule: 'own agenda',
  });

async function previewIn(
  { booked }: Pick<Availability, 'booked'>,
  database: Database,
  { professionalId }: AskedAgenda,
  exception: NewException,
): Promise<ChangePreview> {
  const appointments =
    exception.kind === 'BLOCKED'
      ? await booked.meeting(database, professionalId, { part: partOf(exception) })
      : [];
  return { result: appointments.length > 0 ? 'CONFLICT' : 'OK', slots: 0, appointments };
}

/** Refuses days that have passed. */
function requireAhead(
  { clock, profiles }: Pick<Availability, 'clock' | 'profiles'>,
  { check_out, day }: NewException,
) {
  const today = profiles.today();
  const isOver = day < today || (day === today && check_out <= hourOf(clock.now()));
  if (isOver) throw refuse('availability.over');
}

async function requireHoliday(
  calendar: ReturnType<typeof calendarRepository>,
  day: string,
): Promise<void> {
  const [holiday] = await calendar.holidays(day, day);
  if (!holiday) throw refuse('availability.not-a-holiday');
}
