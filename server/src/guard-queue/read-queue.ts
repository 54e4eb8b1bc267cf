import {
  type GuardSummary,
  type QueueEntry,
  type QueuePosition,
  UNRECORDED_HOURS,
  waitRange,
} from '@app/contract/guard-queue';
import { secondsBefore } from '../platform/clock.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { refuse } from './guard-queue.refusals.ts';
import { type GuardQueue, renewLeases, renewPatient } from './guard-queue.ts';

/** Lists the patients waiting for the professional's specialty, oldest first. */
export async function readWaiting(
  context: GuardQueue,
  actor: Actor,
  specialtyId: number,
): Promise<QueueEntry[]> {
  await requireOwnSpecialty(context, actor, specialtyId);
  return presentLine(context, await context.line.findWaiting(specialtyId), actor);
}

export async function readFullQueue(
  context: GuardQueue,
  actor: Actor,
  specialtyId: number,
): Promise<QueueEntry[]> {
  await requireOwnSpecialty(context, actor, specialtyId);
  return presentLine(context, await context.line.findLive(specialtyId), actor);
}

async function requireOwnSpecialty(context: GuardQueue, actor: Actor, specialtyId: number) {
  const { specialties } = await context.licences.requireVerified(actor);
  const isAvailable = await context.presence.isAvailable(actor.accountId);
  if (!isAvailable || specialties[0]?.id !== specialtyId) throw refuse('guard-queue.not-on-duty');
}

function presentLine(
  context: GuardQueue,
  rows: EntryRow[],
  { accountId }: Actor,
): Promise<QueueEntry[]> {
  const waiting = rows.filter(({ phase }) => phase === 'WAITING');
  return Promise.all(
    rows.map((row) =>
      context.present(
        row,
        row.professional_id === accountId ? 'holder' : 'on-duty',
        waiting.indexOf(row) + 1,
      ),
    ),
  );
}

/** Lists a patient's places and calls, or a professional's claim and the records to be saved again. */
export async function readOwnEntries(
  context: GuardQueue,
  { accountId, role }: Actor,
): Promise<QueueEntry[]> {
  const isProfessional = role === 'PROFESSIONAL';
  const rows = isProfessional
    ? await context.entries.findOfProfessional(accountId)
    : (await context.entries.findLiveOfAccount(accountId)).filter(isOpenToPatient);
  if (isProfessional && rows.length > 0) await renewLeases(context, [accountId]);
  if (!isProfessional) await renewPatient(context, rows);
  return Promise.all(
    rows.map(async (row) =>
      context.present(
        row,
        isProfessional ? 'holder' : 'patient',
        row.phase === 'WAITING' ? await context.line.positionOf(row) : null,
      ),
    ),
  );
}

/** An entry is closed to a patient who has finished, while the professional still writes the record. */
const isOpenToPatient = ({ patient_out_at }: EntryRow): boolean => patient_out_at === null;

/** Returns place in the queue and expected wait; the request also renews the patient's lease. */
export async function readPosition(
  context: GuardQueue,
  actor: Actor,
  queueId: string,
): Promise<QueuePosition> {
  const row = await context.entries.findById(queueId);
  if (!row || !(await mayKnowPosition(context, actor, row)))
    throw refuse('guard-queue.entry-not-found');
  if (actor.role === 'PATIENT') await renewPatient(context, [row]);
  if (row.phase !== 'WAITING')
    throw refuse('guard-queue.command-refused', `not waiting: ${row.phase}`);
  const [position, onDuty] = await Promise.all([
    context.line.positionOf(row),
    context.presence.onDuty(row.specialty_id),
  ]);
  const graceSeconds = context.config.QUEUE_GRACE_SECONDS;
  return {
    position,
    onDuty: onDuty.length,
    wait: waitRange(position, onDuty.length),
    graceSeconds,
  };
}

/** Admits the patient of the entry and professionals on duty in its specialty. */
async function mayKnowPosition(context: GuardQueue, actor: Actor, row: EntryRow): Promise<boolean> {
  if (actor.role === 'PATIENT') return row.account_id === actor.accountId;
  const onDuty = await context.presence.onDuty(row.specialty_id);
  return onDuty.some(({ account_id }) => account_id === actor.accountId);
}

/** Who is on duty and the approximate wait, for the patient's home. */
export async function readSummary(context: GuardQueue): Promise<GuardSummary[]> {
  const [specialties, onDuty] = await Promise.all([
    context.catalogs.specialties(true),
    context.presence.onDuty(),
  ]);
  return Promise.all(
    specialties.map(async ({ id, name }) => {
      const professionals = onDuty.filter(({ specialty_id }) => specialty_id === id).length;
      const waiting = await context.line.countWaiting(id);
      return {
        specialtyId: id,
        name,
        onDuty: professionals,
        waiting,
        wait: waitRange(waiting + 1, professionals),
      };
    }),
  );
}

type OnGuard = { specialty?: number | undefined; prepaidHealth?: number | undefined };

/** Cards of the professionals on duty, by specialty or insurer: name, licence and specialty only. */
export async function readOnGuard(
  { presence, profiles }: GuardQueue,
  { specialty, prepaidHealth }: OnGuard,
) {
  const onDuty = await presence.onDuty(specialty);
  const ids = onDuty.map(({ account_id }) => account_id);
  const asked = prepaidHealth === undefined ? ids : await profiles.attendingBy(prepaidHealth, ids);
  const cards = await Promise.all(asked.map((id) => profiles.findProfessionalCard(id)));
  return cards.filter((card) => card !== undefined);
}

/** Whether a professional attends a person now, or has had to write the record for less than a day. */
export const attendsNow = (
  { entries, clock }: GuardQueue,
  accountId: string,
  personId: string,
): Promise<boolean> => entries.attends(accountId, personId, lateSince(clock.now()));

/** A visit without record that began before this instant is late. */
export const lateSince = (now: Date): Date => secondsBefore(now, UNRECORDED_HOURS * 3600);
