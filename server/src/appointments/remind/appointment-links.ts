import type { LinkedAppointment } from '@app/contract/appointments';
import { dayOf, hourOf } from '@app/contract/kernel';
import { hashSecret } from '../../platform/ids.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { type Move, moveAppointment } from '../change/move-appointment.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';
import { announce } from '../tell-of-appointment.ts';
import { type FoundLink, findLink, holdLink, linksRepository } from './links.repository.ts';

type Linked = { link: FoundLink; row: AppointmentRow };

/** The purpose of a link. Reading does not use it up, since mail scanners open every link. */
export async function readLink(context: Appointments, key: string): Promise<LinkedAppointment> {
  return present(context, await requireLink(context, key));
}

/**
 * Confirms or cancels with a mailed key, as the patient. Repeating it gets the same answer; if it is no longer
 * possible, the refusal has the appointment as `current`.
 */
export async function useLink(context: Appointments, key: string): Promise<LinkedAppointment> {
  const linked = await requireLink(context, key);
  if (!isDone(linked)) await act(context, key, linked);
  const after = await requireLink(context, key);
  const current = await present(context, after);
  if (!isDone(after)) throw refuse('appointments.command-refused', undefined, { current });
  return current;
}

/** Unknown, expired, replaced and used links get the same refusal (requirement: links of reminders). */
async function requireLink(
  { appointments, clock, database }: Appointments,
  key: string,
): Promise<Linked> {
  const [link] = await findLink(database, { keyHash: hashSecret(key), now: clock.now() });
  const row = link && (await appointments.findById(link.appointment_id));
  if (!row) throw refuse('appointments.link-invalid');
  const isUsedUp = link.used_at !== null && !isDone({ link, row });
  if (isUsedUp) throw refuse('appointments.link-invalid');
  return { link, row };
}

/** Whether the appointment already has the state that the link leads to. */
const isDone = ({ link, row }: Linked): boolean =>
  link.act === 'CANCEL'
    ? row.status === 'CANCELLED'
    : row.status === 'PROGRAMMED' && row.confirmed_at !== null;

/** Does what the link is for; nothing if the appointment does not allow it or somebody was faster. */
async function act(context: Appointments, key: string, { link, row: seen }: Linked): Promise<void> {
  const now = context.clock.now();
  const patient = { accountId: seen.account_id, role: 'PATIENT' } as const;
  const move: Move =
    link.act === 'CANCEL'
      ? { command: 'Cancel', actor: patient, change: { closed_reason: 'PATIENT' } }
      : { command: 'Confirm', actor: patient, change: { confirmed_at: now } };
  try {
    const { row, told } = await context.database.transaction().execute(async (transaction) => {
      const moved = await moveAppointment(context, transaction, seen, move);
      const [held] = await holdLink(transaction, { keyHash: hashSecret(key), now });
      if (!held) throw refuse('appointments.link-invalid');
      await linksRepository(transaction).markUsed(hashSecret(key), now);
      return moved;
    });
    await announce(context, row, told);
  } catch (error) {
    const isDecided = error instanceof Refusal && error.code !== 'appointments.cannot-attend';
    if (!isDecided) throw error;
  }
}

async function present(
  { database, profiles }: Appointments,
  { link, row }: Linked,
): Promise<LinkedAppointment> {
  const names = await profiles.namesIn(database, {
    personId: row.person_id,
    professionalId: row.professional_id,
  });
  return {
    act: link.act,
    status: row.status,
    confirm: row.confirmed_at !== null,
    date: dayOf(row.starts_at),
    hour: hourOf(row.starts_at),
    professionalName: names.professional,
    patientFirstName: names.patientFirstName,
  };
}
