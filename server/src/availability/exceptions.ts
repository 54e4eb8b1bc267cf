import {
  type AgendaException,
  type ChangePreview,
  type NewException,
  weekdayOf,
} from '@app/contract/availability';
import { hourOf, minutesOf } from '@app/contract/kernel';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { partOf, presentException } from './availability.presenter.ts';
import { refuse } from './availability.refusals.ts';
import { type Availability, requireOwnAgenda } from './availability.ts';
import { calendarRepository } from './calendar.repository.ts';
import { scheduleWritesRepository } from './schedule-writes.repository.ts';

/** The booked appointments that a blocked time would cancel. */
export async function validateException(
  context: Availability,
  actor: Actor,
  exception: NewException,
): Promise<ChangePreview> {
  await requireOwnAgenda(context, actor);
  return previewIn(context, context.database, actor, exception);
}

/** Blocks hours of a day, whose booked appointments are cancelled, or opens hours of a holiday. */
export async function addException(
  context: Availability,
  actor: Actor,
  exception: NewException,
): Promise<AgendaException> {
  await requireOwnAgenda(context, actor);
  requireAhead(context, exception);
  const { row, tell } = await context.database.transaction().execute(async (transaction) => {
    await lockDayOf(transaction, actor, exception.day);
    const own = calendarRepository(transaction);
    if (exception.kind === 'OPEN_HOLIDAY') await requireHoliday(own, exception.day);
    const preview = await previewIn(context, transaction, actor, exception);
    if (preview.result === 'CONFLICT' && !exception.notifyPatients)
      throw refuse('availability.conflict', undefined, { current: preview });
    const added = await own.insert({
      id: newId(),
      professional_id: actor.accountId,
      kind: exception.kind,
      day: exception.day,
      check_in: minutesOf(exception.check_in),
      check_out: minutesOf(exception.check_out),
      reason: exception.reason,
    });
    if (!added) throw refuse('availability.overlap');
    const ids = preview.appointments.map(({ id }) => id);
    return { row: added, tell: await context.booked.cancel(transaction, actor, ids) };
  });
  await tell();
  return presentException(row);
}

/** Takes an exception back. Hours of a holiday in which something is booked stay open. */
export async function removeException(
  context: Availability,
  actor: Actor,
  id: string,
): Promise<void> {
  await requireOwnAgenda(context, actor);
  await context.database.transaction().execute(async (transaction) => {
    const own = calendarRepository(transaction);
    const row = await own.find(actor.accountId, id);
    if (!row) throw refuse('availability.not-found');
    await lockDayOf(transaction, actor, row.day);
    if (row.kind === 'OPEN_HOLIDAY') {
      const part = presentException(row);
      const appointments = await context.booked.meeting(transaction, actor.accountId, { part });
      const current: ChangePreview = { result: 'CONFLICT', slots: 0, appointments };
      if (appointments.length > 0) throw refuse('availability.conflict', undefined, { current });
    }
    await own.remove(id);
  });
}

/** While the hours of the day are locked, nothing is booked in them. */
const lockDayOf = (transaction: DatabaseTransaction, { accountId }: Actor, day: string) =>
  scheduleWritesRepository(transaction).lockDay(accountId, weekdayOf(day), day);

async function previewIn(
  { booked }: Pick<Availability, 'booked'>,
  database: Database,
  { accountId }: Actor,
  exception: NewException,
): Promise<ChangePreview> {
  const appointments =
    exception.kind === 'BLOCKED'
      ? await booked.meeting(database, accountId, { part: partOf(exception) })
      : [];
  return { result: appointments.length > 0 ? 'CONFLICT' : 'OK', slots: 0, appointments };
}

/** Refuses what is over. */
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
