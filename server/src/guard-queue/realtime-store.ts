import { joinSchema } from '@app/contract/guard-queue';
import { type QueueEntry, sentCommands } from '@app/contract/visits';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { actOf, type CommandInput } from '../visits/index.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';
import { joinQueue } from './join-queue.ts';
import { leaveDuty } from './leave-duty.ts';
import { readWaiting } from './read-queue.ts';

/** Reads the caller's entries by patient: the specification's messages.json. */
export async function readMessages(
  context: GuardQueue,
  actor: Actor,
): Promise<Record<string, QueueEntry>> {
  const own = await context.visits.readOwn(actor);
  const waiting = await waitingForDuty(context, actor);
  return Object.fromEntries([...waiting, ...own].map((entry) => [entry.patientId, entry]));
}

async function waitingForDuty(context: GuardQueue, actor: Actor): Promise<QueueEntry[]> {
  if (actor.role !== 'PROFESSIONAL') return [];
  const onDuty = await context.presence.onDuty();
  const mine = onDuty.find(({ account_id }) => account_id === actor.accountId);
  return mine ? readWaiting(context, actor, mine.specialty_id) : [];
}

export async function readMessage(
  context: GuardQueue,
  actor: Actor,
  patientId: string,
): Promise<QueueEntry> {
  const found = (await readMessages(context, actor))[patientId];
  if (!found) throw refuse('visits.entry-not-found');
  return found;
}

type Message = {
  command: string;
  reason?: string | undefined;
  specialtyId?: number | undefined;
  queueId?: string | undefined;
  claimEpoch?: number | null | undefined;
  commandId?: string | undefined;
};

/**
 * Runs a command in the specification's format, by patient instead of by entry
 * (requirement: command envelope).
 */
export async function runMessage(
  context: GuardQueue,
  actor: Actor,
  patientId: string,
  message: Message,
): Promise<QueueEntry> {
  if (message.command === 'SetOrder' || message.command === 'PATIENT_QUEUE') {
    const { reason, specialtyId, commandId } = message;
    const join = joinSchema.safeParse({ patientId, reason, specialtyId });
    if (!join.success) throw refuseKernel('request.invalid', 'what a join needs');
    return joinQueue(context, actor, join.data, { commandId });
  }
  const command = sentCommands.find((known) => known === message.command);
  if (!command) throw refuseKernel('request.invalid', `unknown command`);
  // The entry of an earlier command may no longer be among the patient's entries.
  const act = { ...actOf({ ...message, command }), about: { person_id: patientId } };
  return context.visits.once(actor, act, async () => {
    const { queueId } = await readMessage(context, actor, patientId);
    return context.visits.command(actor, { ...message, command, queueId } satisfies CommandInput);
  });
}

/** Cancels a patient's waiting entries; takes a professional off duty. */
export async function leaveQueue(
  context: GuardQueue,
  actor: Actor,
  patientId?: string,
): Promise<void> {
  if (actor.role === 'PROFESSIONAL') return leaveDuty(context, actor);
  const own = await context.visits.readOwn(actor);
  const asked = own.filter((entry) => patientId === undefined || entry.patientId === patientId);
  if (patientId !== undefined && asked.length === 0) throw refuse('visits.entry-not-found');
  for (const { queueId, phase } of asked) {
    if (phase === 'WAITING')
      await context.visits.command(actor, { queueId, command: 'PatientCancel' });
  }
}
