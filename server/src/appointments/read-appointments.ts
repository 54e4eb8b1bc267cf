import {
  AGENDA_DAYS_MAX,
  APPOINTMENT_STATUSES,
  type Appointment,
  type listAppointments as listCall,
  type Slot,
} from '@app/contract/appointments';
import {
  addDays,
  type Day,
  daysBetween,
  type EndpointInput,
  instantAt,
} from '@app/contract/kernel';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { refuse } from './appointments.refusals.ts';
import type { Appointments } from './appointments.ts';
import { presentSlot } from './book/read-slots.ts';
import { presentAppointments, type Reader } from './present-appointments.ts';
import type { AppointmentRow } from './rows/appointment-rows.ts';
import { freeSlots } from './rows/slots.statement.ts';

type Asked = EndpointInput<typeof listCall>['query'];

/** Own appointments and those of the family group, or those of the own agenda. */
export async function listAppointments(
  context: Appointments,
  actor: Actor,
  { page_number, page_size, patient_login, statuses = [...APPOINTMENT_STATUSES] }: Asked,
): Promise<Appointment[]> {
  const whose =
    actor.role === 'PROFESSIONAL'
      ? { professionalId: actor.accountId }
      : {
          accountId: actor.accountId,
          personIds: await personsAsked(context, actor, patient_login),
        };
  const page = { size: page_size, number: page_number };
  const rows = await context.appointments.list(whose, statuses, page);
  return presentAppointments(context, rows, readerOf(actor));
}

/** Everybody of the group, or one of them; somebody else's login finds nothing (requirement: own family only). */
async function personsAsked(
  { familyGroup }: Appointments,
  { accountId }: Actor,
  login: string | undefined,
): Promise<string[]> {
  const own = await familyGroup.personsOf(accountId);
  if (login === undefined) return own;
  const asked = await familyGroup.findByLogin(login);
  return own.filter((id) => id === asked);
}

/** The own agenda from one day to another: what is booked, held and cancelled, and what is free. */
export async function readAgenda(
  context: Appointments,
  actor: Actor,
  { from, to }: { from: Day; to: Day },
): Promise<{ appointments: Appointment[]; free: Slot[] }> {
  const days = daysBetween(from, to);
  if (days < 0 || days >= AGENDA_DAYS_MAX) throw refuseKernel('request.invalid', 'from and to');
  const [rows, free] = await Promise.all([
    context.appointments.between(actor.accountId, instantAt(from, 0), instantAt(addDays(to, 1), 0)),
    freeSlots(context.database, {
      professionalIds: [actor.accountId],
      from,
      to,
      now: context.clock.now(),
      personId: null,
      insurerId: null,
      scheduleId: null,
      startsAt: null,
      limit: 10_000,
    }),
  ]);
  const appointments = await presentAppointments(context, rows, 'professional');
  return { appointments, free: free.map(presentSlot) };
}

/** One appointment of the actor's own, as they may see it. */
export async function readAppointment(
  context: Appointments,
  actor: Actor,
  id: string,
): Promise<Appointment> {
  return presentOne(context, actor, await requireOwn(context, actor, id));
}

/** Returns an appointment of the actor: of an own person, or of the own agenda. Others are reported as not found. */
export async function requireOwn(
  { appointments, familyGroup }: Pick<Appointments, 'appointments' | 'familyGroup'>,
  actor: Actor,
  id: string,
): Promise<AppointmentRow> {
  const row = await appointments.findById(id);
  const isOwn =
    row !== undefined &&
    (actor.role === 'PROFESSIONAL'
      ? row.professional_id === actor.accountId
      : row.account_id === actor.accountId &&
        (await familyGroup.isOwnPerson(actor, row.person_id)));
  if (!isOwn) throw refuse('appointments.not-found');
  return row;
}

/** An appointment as the actor may see it. */
export async function presentOne(
  context: Appointments,
  actor: Pick<Actor, 'role'>,
  row: AppointmentRow,
): Promise<Appointment> {
  const [presented] = await presentAppointments(context, [row], readerOf(actor));
  if (!presented) throw refuse('appointments.not-found');
  return presented;
}

const readerOf = ({ role }: Pick<Actor, 'role'>): Reader =>
  role === 'PROFESSIONAL' ? 'professional' : 'patient';
