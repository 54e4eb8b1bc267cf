import type { ChangedShift, NewShift, Shift } from '@app/contract/guard-shifts';
import { recordAudit } from '../audit/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { whereUnique } from '../platform/database/where-unique.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { endedWords, givenWords, type Words } from './guard-shifts.copy.ts';
import { refuse } from './guard-shifts.refusals.ts';
import type { GuardShifts } from './guard-shifts.ts';
import { presentShift, timesOf, valuesOf } from './present-shift.ts';
import { type ShiftRow, shiftsRepository } from './shifts.repository.ts';

const ONE_AT_A_TIME = { guard_shift_without_overlap: () => refuse('guard-shifts.overlap') };

/** Adds a weekly guard shift of a professional, and notifies them. */
export const createShift = (context: GuardShifts, actor: Actor, shift: NewShift): Promise<Shift> =>
  store(context, actor, shift, 'guard-shifts.create', (transaction) =>
    shiftsRepository(transaction).insert({ ...valuesOf(shift), id: newId() }),
  );

/** Changes a current weekly shift that is unchanged since it was read, and notifies its professional. */
export const changeShift = (
  context: GuardShifts,
  actor: Actor,
  id: string,
  shift: ChangedShift,
): Promise<Shift> =>
  store(context, actor, shift, 'guard-shifts.change', async (transaction) => {
    await lockShift(transaction, id);
    const row = await shiftsRepository(transaction).change(id, shift.version, valuesOf(shift));
    if (!row) throw refuse('guard-shifts.changed-meanwhile');
    return row;
  });

/** Ends a weekly shift, so that it does not start again. Past consultations are unaffected. */
export async function endShift(context: GuardShifts, actor: Actor, id: string): Promise<void> {
  const told = await context.database.transaction().execute(async (transaction) => {
    const row = await lockShift(transaction, id);
    await shiftsRepository(transaction).end(id, context.clock.now());
    await audit(transaction, actor, 'guard-shifts.end', row);
    return tell(context, transaction, row, endedWords(timesOf(row)));
  });
  if (told) await context.notifications.push(told);
}

async function store(
  context: GuardShifts,
  actor: Actor,
  shift: NewShift,
  type: string,
  write: (transaction: DatabaseTransaction) => Promise<ShiftRow>,
): Promise<Shift> {
  await requireFit(context, shift);
  const { row, told } = await whereUnique(ONE_AT_A_TIME, () =>
    context.database.transaction().execute(async (transaction) => {
      const row = await write(transaction);
      await audit(transaction, actor, type, row);
      return { row, told: await tell(context, transaction, row, givenWords(timesOf(row))) };
    }),
  );
  if (told) await context.notifications.push(told);
  return presentShift(context, row);
}

/** Refuses a professional who may not attend, a specialty that they do not have, and dates that have passed. */
async function requireFit(context: GuardShifts, shift: NewShift): Promise<void> {
  const { professionalId, specialtyId, validUntil } = shift;
  if (!(await context.licences.mayAttend(professionalId)))
    throw refuse('guard-shifts.not-verified');
  const [found, specialty] = await Promise.all([
    context.profiles.findProfessional(professionalId),
    context.catalogs.findSpecialty(specialtyId),
  ]);
  const isTheirs = found?.specialties.some(({ id }) => id === specialtyId) ?? false;
  if (!isTheirs || !specialty?.on_guard) throw refuse('guard-shifts.specialty');
  if (validUntil !== null && validUntil < context.profiles.today())
    throw refuse('guard-shifts.over');
}

async function lockShift(transaction: DatabaseTransaction, id: string): Promise<ShiftRow> {
  const row = await shiftsRepository(transaction).lock(id);
  if (!row) throw refuse('guard-shifts.not-found');
  return row;
}

const audit = (transaction: DatabaseTransaction, actor: Actor, type: string, row: ShiftRow) =>
  recordAudit(transaction, actor, {
    type,
    action: 'U',
    purpose: 'HOPERAT',
    entity_type: 'guard_shift',
    entity_id: row.id,
  });

const tell = (
  { notifications }: GuardShifts,
  transaction: DatabaseTransaction,
  row: ShiftRow,
  words: Words,
): Promise<NotificationRow | undefined> =>
  notifications.add(transaction, {
    ...words,
    account_id: row.professional_id,
    event: 'guard-shift',
    event_key: newId(),
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
