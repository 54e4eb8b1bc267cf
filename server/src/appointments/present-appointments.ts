import {
  type Appointment,
  awaitedUntil,
  joinWindow,
  ROOM_LEASE_SECONDS,
} from '@app/contract/appointments';
import { dayOf, hourAt, hourOf } from '@app/contract/kernel';
import { secondsBefore } from '../platform/clock.ts';
import { type PersonRow, type ProfessionalProfile, titledName } from '../profiles/index.ts';
import type { AppointmentVisit } from '../visits/index.ts';
import type { Appointments } from './appointments.ts';
import type { AppointmentRow } from './rows/appointment-rows.ts';

/** Who reads an appointment. */
export type Reader = Recipient | 'staff';
/** Who is notified about an appointment. */
export type Recipient = 'patient' | 'professional';

/** Data besides the rows. */
type Beside = {
  persons: Map<string, PersonRow>;
  professionals: Map<string, ProfessionalProfile>;
  specialties: Map<number, string>;
  schedules: Map<string, { id: string; check_in: number; check_out: number }>;
  visits: Map<string, AppointmentVisit>;
  attending: Set<string>;
  now: Date;
};

/** Appointments with the names of both sides and the state of their consultations. */
export async function presentAppointments(
  context: Appointments,
  rows: readonly AppointmentRow[],
  reader: Reader,
): Promise<Appointment[]> {
  if (rows.length === 0) return [];
  const beside = await readBeside(context, rows);
  return rows.map((row) => presentRow(row, reader, beside));
}

async function readBeside(
  { catalogs, clock, licences, profiles, schedules, visits }: Appointments,
  rows: readonly AppointmentRow[],
): Promise<Beside> {
  const each = (of: (row: AppointmentRow) => string) => [...new Set(rows.map(of))];
  const [persons, professionals, specialties, hours, begun, attending] = await Promise.all([
    profiles.findPersons(each(({ person_id }) => person_id)),
    Promise.all(each(({ professional_id }) => professional_id).map(profiles.findProfessional)),
    catalogs.specialties(false),
    schedules.findByIds(each(({ schedule_id }) => schedule_id)),
    visits.ofAppointments(rows.map(({ id }) => id)),
    licences.attendingAmong(each(({ professional_id }) => professional_id)),
  ]);
  return {
    persons: new Map(persons.map((person) => [person.id, person])),
    professionals: new Map(
      professionals.flatMap((found) => (found ? [[found.professional.account_id, found]] : [])),
    ),
    specialties: new Map(specialties.map(({ id, name }) => [id, name])),
    schedules: new Map(hours.map((one) => [one.id, one])),
    visits: new Map(begun.map((visit) => [visit.appointment_id, visit])),
    attending,
    now: clock.now(),
  };
}

function presentRow(row: AppointmentRow, reader: Reader, beside: Beside): Appointment {
  const window = windowOf(row);
  const visit = beside.visits.get(row.id);
  const hours = beside.schedules.get(row.schedule_id);
  return {
    id: row.id,
    appointment_date: row.starts_at.toISOString(),
    date: dayOf(row.starts_at),
    hour: hourOf(row.starts_at),
    endHour: hourOf(row.ends_at),
    status: row.status,
    closedReason: row.closed_reason,
    patient_dto: presentPatient(row, beside.persons.get(row.person_id)),
    professional_dto: presentProfessional(row, beside.professionals.get(row.professional_id)),
    professionalAttends: beside.attending.has(row.professional_id),
    specialtyId: row.specialty_id,
    specialty: beside.specialties.get(row.specialty_id) ?? '',
    time_availability_id: row.schedule_id,
    idSchedule: row.schedule_id,
    schedule_dto: {
      id: row.schedule_id,
      check_in: hourAt(hours?.check_in ?? 0),
      check_out: hourAt(hours?.check_out ?? 0),
    },
    attention_type_id: row.attention_type_id,
    financer: row.financer,
    confirm: row.confirmed_at !== null,
    bookedBy: row.booked_by,
    delayMinutes: row.delay_minutes,
    joinFrom: new Date(window.from).toISOString(),
    joinUntil: new Date(window.to).toISOString(),
    awaitedUntil: new Date(awaitedUntilOf(row)).toISOString(),
    consultationId: visit?.id ?? null,
    visitPhase: visit?.phase ?? null,
    patientIsWaiting: reader !== 'patient' && isWaiting(row, beside.now),
    ...textsFor(row, reader),
    version: row.version,
  };
}

/**
 * The texts of an appointment. What patient and professional write to each other may be clinical, so staff gets
 * none of it (requirement: appointments by staff).
 */
const textsFor = (row: AppointmentRow, reader: Reader) =>
  reader === 'staff'
    ? {
        closedText: row.closed_reason === 'STAFF' ? row.closed_text : null,
        reason: '',
        rescheduleRequest: row.reschedule_request && '',
      }
    : {
        closedText: row.closed_text,
        reason: row.reason,
        rescheduleRequest: row.reschedule_request,
      };

/** From when to when the patient of an appointment may enter. */
export const windowOf = (row: Pick<AppointmentRow, 'begun_at' | 'delay_minutes' | 'starts_at'>) =>
  joinWindow({
    startsAt: row.starts_at.getTime(),
    delayMinutes: row.delay_minutes,
    begunAt: row.begun_at?.getTime() ?? null,
  });

/** Until when the patient of an appointment is expected. */
export const awaitedUntilOf = (row: Pick<AppointmentRow, 'delay_minutes' | 'starts_at'>): number =>
  awaitedUntil({ startsAt: row.starts_at.getTime(), delayMinutes: row.delay_minutes });

/** Whether the patient of an appointment is in the waiting room. */
export const isWaiting = ({ patient_seen_at, status }: AppointmentRow, now: Date): boolean =>
  status === 'PROGRAMMED' &&
  patient_seen_at !== null &&
  patient_seen_at > secondsBefore(now, ROOM_LEASE_SECONDS);

function presentPatient({ account_id, person_id }: AppointmentRow, person: PersonRow | undefined) {
  const [first_name, last_name] = [person?.first_name ?? '', person?.last_name ?? ''];
  return {
    id: person_id,
    first_name,
    last_name,
    aliasOrFullName: person?.alias || `${first_name} ${last_name}`.trim(),
    isHolder: person?.account_id === account_id,
  };
}

const presentProfessional = (
  { professional_id }: AppointmentRow,
  found: ProfessionalProfile | undefined,
) => ({
  id: professional_id,
  aliasOrFullName: found ? found.person.alias || titledName(found.person) : '',
  licence_label: found?.licenceLabel ?? '',
});
