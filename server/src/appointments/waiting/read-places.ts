import type { WaitingPlace } from '@app/contract/appointments';
import { recordListed } from '../../audit/index.ts';
import type { ScheduleRow } from '../../availability/index.ts';
import { pageEndOf, pageOf } from '../../platform/database/pages.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type PersonRow, titledName } from '../../profiles/index.ts';
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
  return presentPlaces(context, rows);
}

/** A page of those who wait, of all or for one professional: without their reasons, which may be clinical. */
export async function listWaiting(
  context: Appointments,
  whose: { professionalId?: string },
  after: string | undefined,
): Promise<{ data: WaitingPlace[]; next: string | null }> {
  const rows = await placesRepository(context.database).page(whose, pageEndOf(after, 'instant'));
  const { data, next } = pageOf(rows, ({ created_at, id }) => ({
    key: created_at.toISOString(),
    id,
  }));
  return { data: await presentPlaces(context, data), next };
}

/** A page of those who wait for the caller; whom a professional was shown is audited. */
export async function listWaitingFor(
  context: Appointments,
  actor: Actor,
  after: string | undefined,
): Promise<{ data: WaitingPlace[]; next: string | null }> {
  const page = await listWaiting(context, { professionalId: actor.accountId }, after);
  await recordListed(
    context.database,
    actor,
    {
      type: 'appointments.waiting-list',
      purpose: 'TREAT',
      entity_type: 'appointment_waiting',
      rule: 'own agenda',
    },
    page.data.map(({ id, patientId }) => ({ patientId, entityId: id })),
  );
  return page;
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

/** An entry as its person reads it. */
export async function presentPlace(context: Appointments, row: PlaceRow): Promise<WaitingPlace> {
  const [place] = await presentPlaces(context, [row]);
  if (!place) throw refuse('appointments.not-found');
  return place;
}

type Beside = {
  persons: Map<string, PersonRow>;
  specialties: Map<number, string>;
  schedules: Map<string, ScheduleRow>;
  /** Names of professionals by their accounts. */
  names: Map<string, string>;
  attending: Set<string>;
  now: Date;
};

async function presentPlaces(
  context: Appointments,
  rows: readonly PlaceRow[],
): Promise<WaitingPlace[]> {
  if (rows.length === 0) return [];
  const beside = await readBeside(context, rows);
  return rows.map((row) => presentRow(row, beside));
}

async function readBeside(
  { catalogs, clock, licences, profiles, schedules }: Appointments,
  rows: readonly PlaceRow[],
): Promise<Beside> {
  const offered = await schedules.findByIds(
    rows.flatMap(({ offered_schedule_id: id }) => (id ? [id] : [])),
  );
  const professionalIds = [
    ...new Set([...rows, ...offered].flatMap(({ professional_id: id }) => (id ? [id] : []))),
  ];
  const [persons, specialties, professionals, attending] = await Promise.all([
    profiles.findPersons([...new Set(rows.map(({ person_id }) => person_id))]),
    catalogs.specialties(false),
    profiles.findPersonsOfAccounts(professionalIds),
    licences.attendingAmong(professionalIds),
  ]);
  return {
    persons: new Map(persons.map((person) => [person.id, person])),
    specialties: new Map(specialties.map(({ id, name }) => [id, name])),
    schedules: new Map(offered.map((schedule) => [schedule.id, schedule])),
    names: new Map(professionals.map((person) => [person.account_id ?? '', titledName(person)])),
    attending,
    now: clock.now(),
  };
}

function presentRow(row: PlaceRow, beside: Beside): WaitingPlace {
  const person = beside.persons.get(row.person_id);
  const id = row.professional_id;
  return {
    id: row.id,
    patientId: row.person_id,
    patientName: person?.alias || `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim(),
    specialtyId: row.specialty_id,
    specialty: beside.specialties.get(row.specialty_id) ?? '',
    // Whether hours with them can become free at all.
    professional:
      id === null
        ? null
        : { id, name: beside.names.get(id) ?? '', attends: beside.attending.has(id) },
    isFirst: row.has_first_pick,
    createdDate: row.created_at.toISOString(),
    offer: presentOffer(row, beside),
  };
}

/** The current offer of an entry; an expired one does not count, nor one that can no longer take place. */
function presentOffer(
  { offered_schedule_id, offered_starts_at, offered_until }: PlaceRow,
  { attending, names, now, schedules }: Beside,
): WaitingPlace['offer'] {
  if (!offered_schedule_id || !offered_starts_at || !offered_until) return null;
  const schedule = schedules.get(offered_schedule_id);
  if (offered_until <= now || !schedule || !attending.has(schedule.professional_id)) return null;
  const { attention_type_id, id, professional_id } = schedule;
  return {
    slot: presentSlot({
      schedule_id: id,
      professional_id,
      attention_type_id,
      starts_at: offered_starts_at,
    }),
    professionalName: names.get(professional_id) ?? '',
    until: offered_until.toISOString(),
  };
}
