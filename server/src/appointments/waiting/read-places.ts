import type { WaitingPlace } from '@app/contract/appointments';
import type { Actor } from '../../platform/http/actor.ts';
import { titledName } from '../../profiles/index.ts';
import { refuse } from '../appointments.refusals.ts';
import type { Appointments } from '../appointments.ts';
import { presentSlot } from '../book/read-slots.ts';
import { type PlaceRow, placesRepository } from './places.repository.ts';

/** The caller's waiting-list entries, including the family group's, with their offers. */
export async function listPlaces(
  context: Appointments,
  { accountId }: Actor,
): Promise<WaitingPlace[]> {
  const persons = await context.familyGroup.personsOf(accountId);
  const rows = await placesRepository(context.database).ofAccount(accountId, persons);
  return Promise.all(rows.map((row) => presentPlace(context, row)));
}

/** An open entry of the caller; others are reported as not found (requirement: own family only). */
export async function requireOwnPlace(
  { database, familyGroup }: Pick<Appointments, 'database' | 'familyGroup'>,
  actor: Actor,
  id: string,
): Promise<PlaceRow> {
  const row = await placesRepository(database).find(id);
  const isOwn =
    row?.account_id === actor.accountId && (await familyGroup.isOwnPerson(actor, row.person_id));
  if (!row || !isOwn) throw refuse('appointments.not-found');
  return row;
}

export async function presentPlace(context: Appointments, row: PlaceRow): Promise<WaitingPlace> {
  const [person, specialty, professional, offer] = await Promise.all([
    context.profiles.findPerson(row.person_id),
    context.catalogs.findSpecialty(row.specialty_id),
    row.professional_id ? presentWaitedFor(context, row.professional_id) : null,
    presentOffer(context, row),
  ]);
  return {
    id: row.id,
    patientId: row.person_id,
    patientName: person?.alias || `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim(),
    specialtyId: row.specialty_id,
    specialty: specialty?.name ?? '',
    professional,
    isFirst: row.has_first_pick,
    createdDate: row.created_at.toISOString(),
    offer,
  };
}

/** The professional of an entry, and whether hours with them can become free at all. */
const presentWaitedFor = async (context: Appointments, id: string) => ({
  id,
  name: await nameOf(context, id),
  attends: await context.licences.mayAttend(id),
});

/** The current offer of an entry; an expired one does not count, nor one that can no longer take place. */
async function presentOffer(
  context: Appointments,
  { offered_schedule_id, offered_starts_at, offered_until }: PlaceRow,
): Promise<WaitingPlace['offer']> {
  if (!offered_schedule_id || !offered_starts_at || !offered_until) return null;
  if (offered_until <= context.clock.now()) return null;
  const [schedule] = await context.schedules.findByIds([offered_schedule_id]);
  if (!schedule || !(await context.licences.mayAttend(schedule.professional_id))) return null;
  const { attention_type_id, id, professional_id } = schedule;
  return {
    slot: presentSlot({
      schedule_id: id,
      professional_id,
      attention_type_id,
      starts_at: offered_starts_at,
    }),
    professionalName: await nameOf(context, professional_id),
    until: offered_until.toISOString(),
  };
}

async function nameOf({ profiles }: Appointments, professionalId: string): Promise<string> {
  const [person] = await profiles.findPersonsOfAccounts([professionalId]);
  return person ? titledName(person) : '';
}
