import {
  AGENDA_DAYS_MAX,
  type Agenda,
  APPOINTMENT_STATUSES,
  type Appointment,
  type listAppointments as listCall,
} from '@app/contract/appointments';
import {
  addDays,
  type Day,
  daysBetween,
  type EndpointInput,
  instantAt,
} from '@app/contract/kernel';
import { recordListed } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { refuse } from './appointments.refusals.ts';
import type { Appointments } from './appointments.ts';
import { presentSlot } from './book/read-slots.ts';
import { presentAppointments, type Reader } from './present-appointments.ts';
import type { AppointmentRow } from './rows/appointment-rows.ts';
import { freeSlots } from './rows/slots.statement.ts';
import { type Side, sideOf } from './side-of.ts';

type Asked = EndpointInput<typeof listCall>['query'];

/** The appointments of the caller's family group or, for a professional, of their agenda. */
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
  await writeDown(context, actor, rows);
  return presentAppointments(context, rows, readerOf(actor));
}

/** Everybody of the group, or one person; another family's login finds nothing (requirement: own family only). */
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

type Days = { from: Day; to: Day };

/** The caller's agenda between two days: booked, held and cancelled appointments, and free hours. */
export const readOwnAgenda = (context: Appointments, actor: Actor, days: Days) =>
  readAgenda(context, actor, actor.accountId, days);

/** The agenda of a professional, with what its reader may see. */
export async function readAgenda(
  context: Appointments,
  actor: Actor,
  professionalId: string,
  { from, to }: Days,
): Promise<Agenda> {
  const days = daysBetween(from, to);
  if (days < 0 || days >= AGENDA_DAYS_MAX) throw refuseKernel('request.invalid', 'from and to');
  const [rows, free] = await Promise.all([
    context.appointments.between(professionalId, instantAt(from, 0), instantAt(addDays(to, 1), 0)),
    freeSlots(context.database, {
      ...context.licences.attending(),
      professionalIds: [professionalId],
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
  await writeDown(context, actor, rows);
  const appointments = await presentAppointments(context, rows, readerOf(actor));
  return { appointments, free: free.map(presentSlot) };
}

/** One of the caller's appointments, with what they may see. */
export async function readAppointment(
  context: Appointments,
  actor: Actor,
  id: string,
): Promise<Appointment> {
  const row = await requireOwn(context, actor, id);
  await writeDown(context, actor, [row]);
  return presentOne(context, actor, row);
}

/** Audits the patients whose name and reason a professional was shown; staff see no reason. */
async function writeDown(
  { database }: Appointments,
  actor: Actor,
  rows: readonly AppointmentRow[],
): Promise<void> {
  if (actor.role !== 'PROFESSIONAL') return;
  await recordListed(
    database,
    actor,
    {
      type: 'appointments.read',
      purpose: 'TREAT',
      entity_type: 'appointment',
      rule: 'own agenda',
    },
    rows.map(({ id, person_id }) => ({ patientId: person_id, entityId: id })),
  );
}

/**
 * Returns an appointment of the caller: of their family, of their agenda, or any for staff. Others are reported
 * as not found.
 */
export async function requireOwn(
  { appointments, familyGroup }: Pick<Appointments, 'appointments' | 'familyGroup'>,
  actor: Actor,
  id: string,
): Promise<AppointmentRow> {
  const row = await appointments.findById(id);
  if (!row || !(await isOwn(familyGroup, actor, row))) throw refuse('appointments.not-found');
  return row;
}

async function isOwn(
  familyGroup: Appointments['familyGroup'],
  actor: Actor,
  { account_id, person_id, professional_id }: AppointmentRow,
): Promise<boolean> {
  const side = sideOf(actor);
  if (side === 'STAFF') return true;
  if (side === 'PROFESSIONAL') return professional_id === actor.accountId;
  return account_id === actor.accountId && (await familyGroup.isOwnPerson(actor, person_id));
}

/** An appointment with what the caller may see. */
export async function presentOne(
  context: Appointments,
  actor: Pick<Actor, 'role'>,
  row: AppointmentRow,
): Promise<Appointment> {
  const [presented] = await presentAppointments(context, [row], readerOf(actor));
  if (!presented) throw refuse('appointments.not-found');
  return presented;
}

const READERS = {
  PATIENT: 'patient',
  PROFESSIONAL: 'professional',
  STAFF: 'staff',
} as const satisfies Record<Side, Reader>;

const readerOf = (actor: Pick<Actor, 'role'>): Reader => READERS[sideOf(actor)];
