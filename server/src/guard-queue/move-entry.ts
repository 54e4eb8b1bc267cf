import { nextPhase, type QueueCommand, type QueuePhase, statusOf } from '@app/contract/guard-queue';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { EntryChange, EntryRow } from './entries/entry-rows.ts';
import { entryWritesRepository } from './entries/entry-writes.repository.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';

export type Move = {
  /** Claims are made by takePatient only. */
  command: Exclude<QueueCommand, 'GetPatient'>;
  /** Absent when the sweep moves the entry. */
  actor?: Pick<Actor, 'accountId' | 'sessionId'> | undefined;
  reason?: string | undefined;
  /** The sender's id of the command (requirement: command done once). */
  commandId?: string | undefined;
};

export type Moved = { entry: EntryRow; seq: number };

/**
 * Applies a command to an entry: the only way to change it after the claim. The state machine must allow it,
 * and the entry must be as the caller read it; its event is written with it. Refused commands change nothing.
 */
export async function moveEntry(
  context: GuardQueue,
  transaction: DatabaseTransaction,
  seen: EntryRow,
  { command, actor, reason, commandId }: Move,
): Promise<Moved> {
  const to = nextPhase(seen, command);
  if (!to) throw refuse('guard-queue.command-refused', `${command} on ${seen.phase}`);
  const writes = entryWritesRepository(transaction);
  const entry = await writes.move(seen, changeFor(context, seen, to, { command, reason }));
  if (!entry) throw refuse('guard-queue.command-refused', `${command} came too late`);
  if (isGivenBack(context, seen, to, command))
    await context.coverage.giveBack(transaction, seen.id);
  if (to === 'FINISHED') await context.coverage.countHeld(transaction, seen.id);
  const seq = await writes.addEvent({
    queue_id: seen.id,
    command,
    from_phase: seen.phase,
    to_phase: to,
    claim_epoch: seen.claim_epoch,
    account_id: actor?.accountId ?? null,
    session_id: actor?.sessionId ?? null,
    command_id: commandId ?? null,
    reason: reason ?? null,
  });
  return { entry, seq };
}

/** Moves an entry in its own transaction and notifies those affected. */
export async function moveAndAnnounce(
  context: GuardQueue,
  seen: EntryRow,
  move: Move,
): Promise<EntryRow> {
  const { entry, seq } = await context.database
    .transaction()
    .execute((transaction) => moveEntry(context, transaction, seen, move));
  await context.announce(move.command, entry, seq);
  if (entry.phase === 'WAITING' && seen.professional_id) {
    // A professional who lost the patient is no longer part of the entry.
    const event = { command: move.command, entry: await context.present(entry, 'on-duty') };
    context.voice.toAccount(seen.professional_id, event);
  }
  return entry;
}

const CLOSED: readonly QueuePhase[] = ['FINISHED', 'QUIT', 'ERROR'];

function changeFor(
  { clock, leases }: GuardQueue,
  seen: EntryRow,
  to: QueuePhase,
  { command, reason }: Pick<Move, 'command' | 'reason'>,
): EntryChange {
  const now = clock.now();
  const change: EntryChange = { phase: to, status: statusOf(to, command) };
  if (command === 'Accept') change.accepted_at = now;
  if (command === 'Start') {
    Object.assign(change, {
      started_at: now,
      patient_lease_until: leases.inCallUntil(),
      professional_lease_until: leases.professionalUntil(),
    });
  }
  if (command === 'PatientFinish' || command === 'LeftOpen')
    change.patient_out_at = seen.patient_out_at ?? now;
  if (command === 'LeftOpen') change.left_open_at = now;
  if (to === 'WAITING') Object.assign(change, NOBODY);
  if (CLOSED.includes(to))
    Object.assign(change, { closed_at: now, closed_reason: reason ?? command });
  return change;
}

/**
 * Whether the consultation is returned to the plan: it was not held, or its professional disappeared, until
 * the record is stored. Not when the patient leaves, who could otherwise avoid the limit.
 */
function isGivenBack(
  { leases }: GuardQueue,
  { professional_lease_until: until }: EntryRow,
  to: QueuePhase,
  command: QueueCommand,
): boolean {
  if (command === 'LeftOpen') return until !== null && until < leases.leaseExpiredBefore();
  return to === 'QUIT' || to === 'ERROR';
}

const NOBODY: EntryChange = {
  professional_id: null,
  professional_name: null,
  professional_licence: null,
  professional_lease_until: null,
  claim_epoch: null,
  offered_at: null,
  accepted_at: null,
};
