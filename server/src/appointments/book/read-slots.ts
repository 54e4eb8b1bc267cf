import {
  type Bookable,
  type GivingProfessional,
  SLOT_DAYS_MAX,
  type Slot,
} from '@app/contract/appointments';
import { addDays, type Day, dayOf, daysBetween, hourOf } from '@app/contract/kernel';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { type PatientParts, type ProfessionalProfile, titledName } from '../../profiles/index.ts';
import type { Appointments } from '../appointments.ts';
import { freeSlots, type SlotRow, type SlotsAsked } from '../rows/slots.statement.ts';
import { requireBooker } from './require-booker.ts';

type Asked = { professionalId: string; patientId: string; from: Day; to: Day };

/** Free hours of a professional for one person. */
export async function readSlots(
  context: Appointments,
  actor: Actor,
  { from, patientId, professionalId, to }: Asked,
): Promise<Slot[]> {
  const days = daysBetween(from, to);
  if (days < 0 || days >= SLOT_DAYS_MAX) throw refuseKernel('request.invalid', 'from and to');
  await requireBooker(context, actor, { patientId, professionalId });
  const rows = await freeSlots(context.database, {
    ...(await slotsFor(context, patientId)),
    professionalIds: [professionalId],
    from,
    to,
  });
  return rows.map(presentSlot);
}

/** Professionals who give appointments, with their next free hour for one person, the nearest first. */
export async function readBookable(
  context: Appointments,
  actor: Actor,
  { patientId, specialtyId }: { patientId: string; specialtyId?: number | undefined },
): Promise<Bookable[]> {
  await requireBooker(context, actor, { patientId });
  const giving = (await findGiving(context, specialtyId)).filter(({ attends }) => attends);
  const today = context.profiles.today();
  const rows = await freeSlots(context.database, {
    ...(await slotsFor(context, patientId)),
    professionalIds: giving.map(({ professionalId }) => professionalId),
    from: today,
    to: addDays(today, SLOT_DAYS_MAX),
    limit: 1,
  });
  const bookable = giving.map(({ attends: _, ...one }): Bookable => {
    const next = rows.find(({ professional_id }) => professional_id === one.professionalId);
    return { ...one, next: next ? presentSlot(next) : null };
  });
  const orderOf = ({ name, next }: Bookable) => `${next?.appointment_date ?? '~'} ${name}`;
  return bookable.sort((one, other) => orderOf(one).localeCompare(orderOf(other)));
}

/** Professionals with open hours, by name; those who cannot attend too, whose appointments staff has to see to. */
export async function readGiving(context: Appointments): Promise<GivingProfessional[]> {
  const giving = await findGiving(context, undefined);
  return giving.sort((one, other) => one.name.localeCompare(other.name, 'es'));
}

/** Professionals with open hours; if a specialty is given, only those whose first specialty it is. */
async function findGiving(
  { licences, profiles, schedules }: Appointments,
  specialtyId: number | undefined,
): Promise<GivingProfessional[]> {
  const ids = await schedules.findGiving(profiles.today());
  const [found, attending] = await Promise.all([
    Promise.all(ids.map(profiles.findProfessional)),
    licences.attendingAmong(ids),
  ]);
  return found
    .filter((one) => one !== undefined)
    .filter(({ specialties }) => specialtyId === undefined || specialties[0]?.id === specialtyId)
    .flatMap((one) => presentGiving(one, attending.has(one.professional.account_id)));
}

/** Without a specialty, appointments cannot be booked. */
const presentGiving = (
  { licenceLabel, person, professional, specialties: [specialty] }: ProfessionalProfile,
  attends: boolean,
): GivingProfessional[] =>
  specialty
    ? [
        {
          professionalId: professional.account_id,
          name: titledName(person),
          licence_label: licenceLabel,
          specialtyId: specialty.id,
          specialty: specialty.name,
          attends,
        },
      ]
    : [];

/** What determines which hours are free for a person: their insurer, and their own appointments. */
export type FreeFor = Omit<SlotsAsked, 'from' | 'professionalIds' | 'to'>;

export const slotsFor = async (
  context: Pick<Appointments, 'clock' | 'licences' | 'profiles'>,
  personId: string,
): Promise<FreeFor> =>
  freeFor(context, personId, await context.profiles.findPatientParts(personId));

/** The same for a person who has already been read. */
export const freeFor = (
  { clock, licences }: Pick<Appointments, 'clock' | 'licences'>,
  personId: string,
  patient: PatientParts | undefined,
): FreeFor => ({
  ...licences.attending(),
  now: clock.now(),
  personId,
  // 0 matches no insurer: a person without one sees only private hours.
  insurerId: patient?.plan?.insurer_id ?? 0,
  scheduleId: null,
  startsAt: null,
  limit: 10_000,
});

export const presentSlot = (row: SlotRow): Slot => ({
  time_availability_id: row.schedule_id,
  appointment_date: row.starts_at.toISOString(),
  date: dayOf(row.starts_at),
  hour: hourOf(row.starts_at),
  attention_type_id: row.attention_type_id,
  professionalId: row.professional_id,
});
