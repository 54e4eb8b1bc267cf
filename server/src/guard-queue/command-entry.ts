import {
  mayCommand,
  type patientCommands,
  type professionalCommands,
  type QueueEntry,
} from '@app/contract/guard-queue';
import type { Actor } from '../platform/http/actor.ts';
import { doOnce } from './do-once.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';
import { moveAndAnnounce } from './move-entry.ts';
import { takePatient } from './take-patient.ts';

type SentCommand = (typeof patientCommands)[number] | (typeof professionalCommands)[number];
type AnswerToClaim = Exclude<SentCommand, 'GetPatient'>;

/** A command from a call or from the socket. */
export type CommandInput = {
  queueId: string;
  command: SentCommand;
  reason?: string | undefined;
  claimEpoch?: number | null | undefined;
  /** The sender's id of the command; a repeated id does nothing more (requirement: command done once). */
  commandId?: string | undefined;
};

/** Applies a command to an entry as the side that the actor is. */
export const commandEntry = (
  context: GuardQueue,
  actor: Actor,
  input: CommandInput,
): Promise<QueueEntry> =>
  doOnce(context, actor, { ...actOf(input), about: { id: input.queueId } }, () =>
    commandNow(context, actor, input),
  );

/** The action recorded for a command; both names of a claim are the same action. */
export const actOf = ({ commandId, command, reason }: Omit<CommandInput, 'queueId'>) =>
  command === 'GetPatient' || command === 'SetProfessional'
    ? ({ commandId, command: 'SetProfessional' } as const)
    : { commandId, command, reason };

async function commandNow(
  context: GuardQueue,
  actor: Actor,
  input: CommandInput,
): Promise<QueueEntry> {
  const { command, queueId, commandId } = input;
  if (command === 'GetPatient') return takePatient(context, actor, queueId, commandId);
  const seen = await context.entries.findById(queueId);
  if (command === 'SetProfessional' && isClaim(seen, actor))
    return takePatient(context, actor, queueId, commandId);
  const answer: AnswerToClaim = command;
  const side = requireSide(seen, actor, answer);
  const entry = side.entry;
  if (side.party === 'professional') requireCurrentClaim(entry, input);
  const settled = alreadyDone(entry, command);
  if (settled) return context.present(settled, side.reader);
  requireReason(entry, input);
  const { reason } = input;
  const moved = await moveAndAnnounce(context, entry, { command, actor, reason, commandId });
  return context.present(moved, side.reader);
}

/** Whether a professional claims the patient: one who comes too late is refused like one who may not claim. */
const isClaim = (entry: EntryRow | undefined, { accountId }: Actor): boolean =>
  entry?.phase === 'WAITING' ||
  (entry?.account_id !== accountId && entry?.professional_id !== accountId);

/** Returns the actor's side of the entry; to others the entry is reported as not found. */
function requireSide(entry: EntryRow | undefined, { accountId }: Actor, command: SentCommand) {
  const isPatient = entry?.account_id === accountId;
  const isHolder = entry?.professional_id === accountId;
  if (!entry || !(isPatient || isHolder)) throw refuse('guard-queue.entry-not-found');
  const party = isPatient ? 'patient' : 'professional';
  if (!mayCommand(party, command))
    throw refuse('guard-queue.command-refused', `${command} by the ${party}`);
  return { entry, party, reader: isPatient ? 'patient' : 'holder' } as const;
}

/** Refuses a write under an older claim (requirement: claim number). */
function requireCurrentClaim(entry: EntryRow, { claimEpoch }: CommandInput) {
  if (claimEpoch != null && claimEpoch !== entry.claim_epoch)
    throw refuse('guard-queue.stale-claim');
}

/** Returns the entry where the command's effect already holds, since answers get lost. */
function alreadyDone(entry: EntryRow, command: SentCommand): EntryRow | undefined {
  if (command === 'ProfessionalFinish') {
    if (entry.phase === 'FINISHED') return entry;
    throw refuse('guard-queue.record-missing');
  }
  const effects: Partial<Record<SentCommand, EntryRow['phase']>> = {
    SetProfessional: 'OFFERED',
    Accept: 'ACCEPTED',
    Start: 'IN_CALL',
  };
  // A call broken off by the network is finished by its patient like any other.
  if (command === 'PatientFinish')
    return entry.phase === 'WRAP_UP' && entry.patient_out_at ? entry : undefined;
  return effects[command] === entry.phase ? entry : undefined;
}

/** Refuses to end a consultation without a record unless a reason is given. */
function requireReason(entry: EntryRow, { command, reason }: CommandInput) {
  if (command === 'ProfessionalCancel' && entry.phase === 'IN_CALL' && !reason?.trim()) {
    throw refuse('guard-queue.reason-required');
  }
}
