import { type joinSchema, MINIMUM_AGE_YEARS } from '@app/contract/guard-queue';
import { ageOn } from '@app/contract/kernel';
import type { QueueEntry } from '@app/contract/visits';
import type { z } from 'zod';
import { recordAudit } from '../audit/index.ts';
import { whereUnique } from '../platform/database/where-unique.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { PatientParts } from '../profiles/index.ts';
import type { Joining } from '../visits/index.ts';
import { dropWish } from './duty-wish/duty-wish.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';

type Join = z.output<typeof joinSchema>;

/** Adds a patient to the queue of a specialty and counts the consultation (requirement: monthly count). */
export async function joinQueue(
  context: GuardQueue,
  actor: Actor,
  join: Join,
  { commandId, lost }: { commandId?: string | undefined; lost?: Joining['lost'] } = {},
): Promise<QueueEntry> {
  const about = { person_id: join.patientId, specialty_id: join.specialtyId };
  const act = {
    commandId,
    command: 'SetOrder',
    about: { ...about, reason: join.reason },
  } as const;
  return context.visits.once(actor, act, () =>
    joinNow(context, actor, { ...join, lost }, commandId),
  );
}

async function joinNow(
  context: GuardQueue,
  actor: Actor,
  join: Join & Pick<Joining, 'lost'>,
  commandId: string | undefined,
): Promise<QueueEntry> {
  if (actor.role !== 'PATIENT') throw refuseKernel('request.forbidden');
  const { holderId } = await context.familyGroup.requireOwnPerson(actor, join.patientId);
  const specialty = await context.catalogs.findSpecialty(join.specialtyId);
  if (!specialty?.on_guard) throw refuse('guard-queue.specialty-not-on-guard');
  const patient = await requireReadyPatient(context, join.patientId);
  const attended = {
    patient,
    holderId,
    accountId: actor.accountId,
    email: actor.email,
    specialtyId: specialty.id,
    reason: join.reason,
    lost: join.lost,
  };
  const { visit, seq } = await whereUnique(ONE_PLACE, () =>
    store(context, actor, attended, commandId),
  );
  await context.visits.announce('PATIENT_QUEUE', visit, seq);
  return context.visits.present(visit, 'patient', await context.line.positionOf(visit));
}

const ONE_PLACE = { visit_one_live_per_person: () => refuse('guard-queue.already-waiting') };

/** Refuses a patient without a complete profile, coverage or minimum age (requirement: fit to be attended). */
async function requireReadyPatient(context: GuardQueue, personId: string): Promise<PatientParts> {
  const parts = await context.profiles.findPatientParts(personId);
  if (!parts?.patient.full_profile) throw refuse('guard-queue.profile-incomplete');
  if (!parts.plan) throw refuse('guard-queue.coverage-missing');
  if (ageOn(parts.person.birth_date, context.profiles.today()) < MINIMUM_AGE_YEARS) {
    throw refuse('guard-queue.too-young');
  }
  return parts;
}

const store = (
  { consents, database, visits }: GuardQueue,
  actor: Actor,
  attended: Joining,
  commandId: string | undefined,
) =>
  database.transaction().execute(async (transaction) => {
    // In the transaction, so that a withdrawal comes either before this or after it.
    if (!(await consents.holdTeleconsultation(transaction, attended.patient.person.id)))
      throw refuse('guard-queue.consent-missing');
    const joined = await visits.join(transaction, actor, attended, commandId);
    await dropWish(transaction, actor.accountId);
    await recordAudit(transaction, actor, {
      type: 'guard-queue.join',
      action: 'C',
      purpose: 'PATRQT',
      patient_id: joined.visit.person_id,
      entity_type: 'visit',
      entity_id: joined.visit.id,
    });
    return joined;
  });
