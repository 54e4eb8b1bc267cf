import { type GuardSummary, type QueuePosition, waitRange } from '@app/contract/guard-queue';
import type { QueueEntry } from '@app/contract/visits';
import { recordListed } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { VisitRow } from '../visits/index.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';

/** Lists the patients waiting for the professional's specialty, oldest first. */
export async function readWaiting(
  context: GuardQueue,
  actor: Actor,
  specialtyId: number,
): Promise<QueueEntry[]> {
  await requireOwnSpecialty(context, actor, specialtyId);
  return readLine(context, await context.line.findWaiting(specialtyId), actor);
}

export async function readFullQueue(
  context: GuardQueue,
  actor: Actor,
  specialtyId: number,
): Promise<QueueEntry[]> {
  await requireOwnSpecialty(context, actor, specialtyId);
  return readLine(context, await context.line.findLive(specialtyId), actor);
}

/** Admits only a professional on duty in the specialty, who may call its waiting patients. */
export async function requireOwnSpecialty(
  context: GuardQueue,
  actor: Actor,
  specialtyId: number,
): Promise<void> {
  const { specialties } = await context.licences.requireVerified(actor);
  const isAvailable = await context.presence.isAvailable(actor.accountId);
  if (!isAvailable || specialties[0]?.id !== specialtyId) throw refuse('guard-queue.not-on-duty');
}

async function readLine(
  context: GuardQueue,
  rows: VisitRow[],
  actor: Actor,
): Promise<QueueEntry[]> {
  await writeDownLine(context, actor, 'guard-queue.line', rows);
  const waiting = rows.filter(({ phase }) => phase === 'WAITING');
  return Promise.all(
    rows.map((row) =>
      context.visits.present(
        row,
        row.professional_id === actor.accountId ? 'holder' : 'on-duty',
        waiting.indexOf(row) + 1,
      ),
    ),
  );
}

/** Audits the patients whom the line showed to a professional on duty. */
export const writeDownLine = (
  { database }: Pick<GuardQueue, 'database'>,
  actor: Actor,
  type: string,
  rows: readonly Pick<VisitRow, 'id' | 'person_id'>[],
): Promise<void> =>
  recordListed(
    database,
    actor,
    { type, purpose: 'TREAT', entity_type: 'visit', rule: 'on duty' },
    rows.map(({ id, person_id }) => ({ patientId: person_id, entityId: id })),
  );

/** Returns place in the queue and expected wait; the request also renews the patient's lease. */
export async function readPosition(
  context: GuardQueue,
  actor: Actor,
  queueId: string,
): Promise<QueuePosition> {
  const row = await context.visits.find(queueId);
  if (!row || !(await mayKnowPosition(context, actor, row))) throw refuse('visits.entry-not-found');
  if (actor.role === 'PATIENT') await context.visits.renewPatient([row]);
  if (row.phase !== 'WAITING') throw refuse('visits.command-refused', `not waiting: ${row.phase}`);
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

/** Admits the patient of the visit and, in the guard, professionals on duty in its specialty. */
async function mayKnowPosition(context: GuardQueue, actor: Actor, row: VisitRow): Promise<boolean> {
  if (actor.role === 'PATIENT') return row.account_id === actor.accountId;
  if (row.origin !== 'GUARD') return false;
  const onDuty = await context.presence.onDuty(row.specialty_id);
  return onDuty.some(({ account_id }) => account_id === actor.accountId);
}

/** Who is on duty and the approximate wait, for the patient's home screen. */
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

/** For visitors: which specialties are attended, and the wait. */
export async function readAttendedNow(
  context: GuardQueue,
): Promise<Pick<GuardSummary, 'name' | 'wait'>[]> {
  const summary = await readSummary(context);
  return summary.filter(({ onDuty }) => onDuty > 0).map(({ name, wait }) => ({ name, wait }));
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
