import { type joinSchema, MINIMUM_AGE_YEARS, type QueueEntry } from '@app/contract/guard-queue';
import { ageOn } from '@app/contract/kernel';
import type { z } from 'zod';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import type { PatientParts } from '../profiles/index.ts';
import { doOnce } from './do-once.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { entryWritesRepository, type NewEntry } from './entries/entry-writes.repository.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';
import { whereUnique } from './where-unique.ts';

type Join = z.output<typeof joinSchema>;

/** Adds a patient to the queue of a specialty and counts the consultation (requirement: monthly count). */
export async function joinQueue(
  context: GuardQueue,
  actor: Actor,
  join: Join,
  commandId?: string,
): Promise<QueueEntry> {
  const about = { person_id: join.patientId, specialty_id: join.specialtyId };
  const act = {
    commandId,
    command: 'SetOrder',
    about: { ...about, reason: join.reason },
  } as const;
  return doOnce(context, actor, act, () => joinNow(context, actor, join, commandId));
}

async function joinNow(
  context: GuardQueue,
  actor: Actor,
  join: Join,
  commandId: string | undefined,
): Promise<QueueEntry> {
  if (actor.role !== 'PATIENT') throw refuseKernel('request.forbidden');
  const { holderId } = await context.familyGroup.requireOwnPerson(actor, join.patientId);
  const specialty = await context.catalogs.findSpecialty(join.specialtyId);
  if (!specialty?.on_guard) throw refuse('guard-queue.specialty-not-on-guard');
  const parts = await requireReadyPatient(context, join.patientId);
  const row: NewEntry = {
    ...snapshotOf(parts),
    id: newId(),
    holder_id: holderId,
    account_id: actor.accountId,
    specialty_id: specialty.id,
    reason: join.reason,
    holder_email: actor.email,
    patient_lease_until: context.leases.patientUntil(),
  };
  const { entry, seq } = await whereUnique(
    'guard_queue_one_entry_per_person',
    'guard-queue.already-waiting',
    () => store(context, actor, row, commandId),
  );
  await context.announce('PATIENT_QUEUE', entry, seq);
  return context.present(entry, 'patient', await context.line.positionOf(entry));
}

/** Refuses a patient without complete profile, coverage, age or consent (requirement: fit to be attended). */
async function requireReadyPatient(context: GuardQueue, personId: string): Promise<PatientParts> {
  const parts = await context.profiles.findPatientParts(personId);
  if (!parts?.patient.full_profile) throw refuse('guard-queue.profile-incomplete');
  if (!parts.plan) throw refuse('guard-queue.coverage-missing');
  if (ageOn(parts.person.birth_date, context.profiles.today()) < MINIMUM_AGE_YEARS) {
    throw refuse('guard-queue.too-young');
  }
  if (!(await context.consents.isAccepted(personId, 'teleconsultation'))) {
    throw refuse('guard-queue.consent-missing');
  }
  return parts;
}

const snapshotOf = ({ person, plan }: PatientParts) => ({
  person_id: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  alias: person.alias,
  sex_str: person.sex_str,
  birth_date: person.birth_date,
  financer:
    plan && plan.insurer_name !== plan.name
      ? `${plan.insurer_name} ${plan.name}`
      : (plan?.name ?? ''),
});

/** A place that a consultation was taken for, of the plan or one that was paid. */
async function insertCounted(
  { coverage }: GuardQueue,
  transaction: DatabaseTransaction,
  row: NewEntry,
): Promise<EntryRow> {
  const writes = entryWritesRepository(transaction);
  const entry = await writes.insert(row);
  const taken = await coverage.takeOne(transaction, entry.id, row.person_id, row.holder_id);
  return taken === 'private' ? writes.markPrivate(entry.id) : entry;
}

const store = (context: GuardQueue, actor: Actor, row: NewEntry, commandId: string | undefined) =>
  context.database.transaction().execute(async (transaction) => {
    const writes = entryWritesRepository(transaction);
    const entry = await insertCounted(context, transaction, row);
    const seq = await writes.addEvent({
      queue_id: entry.id,
      command: 'SetOrder',
      from_phase: null,
      to_phase: 'WAITING',
      claim_epoch: null,
      account_id: actor.accountId,
      session_id: actor.sessionId,
      command_id: commandId ?? null,
      reason: null,
    });
    await recordAudit(transaction, actor, {
      type: 'guard-queue.join',
      action: 'C',
      purpose: 'PATRQT',
      patient_id: row.person_id,
      entity_type: 'guard_queue_entry',
      entity_id: entry.id,
    });
    return { entry, seq };
  });
