import {
  mayCommand,
  type patientCommands,
  type professionalCommands,
  type QueueEntry,
} from '@app/contract/visits';
import type { Actor } from '../platform/http/actor.ts';
import { Refusal } from '../platform/refusal.ts';
import { doOnce } from './do-once.ts';
import { moveAndAnnounce } from './move-visit.ts';
import { requireConsent } from './require-consent.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import { refuse } from './visits.refusals.ts';
import type { VisitsContext } from './visits-context.ts';

type SentCommand = (typeof patientCommands)[number] | (typeof professionalCommands)[number];
type AnswerToClaim = Exclude<SentCommand, 'GetPatient'>;

/** A command from a call or from the socket. */
export type CommandInput = {
  queueId: string;
  command: SentCommand;
  reason?: string | undefined;
  claimEpoch?: number | null | undefined;
  /** The sender's id of the command; a repeated id has no further effect (requirement: command done once). */
  commandId?: string | undefined;
};

/** Applies a command to a visit as the caller's side. */
export const commandVisit = (
  context: VisitsContext,
  actor: Actor,
  input: CommandInput,
): Promise<QueueEntry> =>
  doOnce(context, actor, { ...actOf(input), about: { id: input.queueId } }, () =>
    commandAgainIfLate(context, actor, input),
  );

/** Refusals of a command that came a moment after another one. */
const LATE = ['visits.command-refused', 'guard-queue.already-taken'];

/** Looks a second time at a visit that changed during the command: a simultaneous repetition finds it done. */
async function commandAgainIfLate(
  context: VisitsContext,
  actor: Actor,
  input: CommandInput,
): Promise<QueueEntry> {
  try {
    return await commandNow(context, actor, input);
  } catch (error) {
    if (!(error instanceof Refusal && LATE.includes(error.code))) throw error;
    return commandNow(context, actor, input);
  }
}

/** The action recorded for a command; both names of a claim are the same action. */
export const actOf = ({ commandId, command, reason }: Omit<CommandInput, 'queueId'>) =>
  command === 'GetPatient' || command === 'SetProfessional'
    ? ({ commandId, command: 'SetProfessional' } as const)
    : { commandId, command, reason };

async function commandNow(
  context: VisitsContext,
  actor: Actor,
  input: CommandInput,
): Promise<QueueEntry> {
  const { command, queueId, commandId } = input;
  if (command === 'GetPatient') return context.line.take(actor, queueId, commandId);
  const seen = await context.visits.findById(queueId);
  if (command === 'SetProfessional' && isClaim(seen, actor))
    return context.line.take(actor, queueId, commandId);
  const answer: AnswerToClaim = command;
  const side = requireSide(seen, actor, answer);
  const visit = side.visit;
  if (side.party === 'professional') requireCurrentClaim(visit, input);
  const settled = alreadyDone(visit, command);
  if (settled) return context.present(settled, side.reader);
  requireReason(visit, input);
  await requireConsent(context, visit, command);
  const { reason } = input;
  const moved = await moveAndAnnounce(context, visit, { command, actor, reason, commandId });
  return context.present(moved, side.reader);
}

/** Whether a professional claims the patient. One who is too late gets the same refusal as one who may not claim. */
const isClaim = (visit: VisitRow | undefined, { accountId }: Actor): boolean =>
  visit?.phase === 'WAITING' ||
  (visit?.account_id !== accountId && visit?.professional_id !== accountId);

/** Returns the caller's side of the visit; to others the visit is reported as not found. */
function requireSide(visit: VisitRow | undefined, { accountId }: Actor, command: SentCommand) {
  const isPatient = visit?.account_id === accountId;
  const isHolder = visit?.professional_id === accountId;
  if (!visit || !(isPatient || isHolder)) throw refuse('visits.entry-not-found');
  const party = isPatient ? 'patient' : 'professional';
  if (!mayCommand(party, command))
    throw refuse('visits.command-refused', `${command} by the ${party}`);
  return { visit, party, reader: isPatient ? 'patient' : 'holder' } as const;
}

/** Refuses a write under an older claim (requirement: claim number). */
function requireCurrentClaim(visit: VisitRow, { claimEpoch }: CommandInput) {
  if (claimEpoch != null && claimEpoch !== visit.claim_epoch) throw refuse('visits.stale-claim');
}

/** Returns the visit if the command already took effect, since answers can be lost. */
function alreadyDone(visit: VisitRow, command: SentCommand): VisitRow | undefined {
  if (command === 'ProfessionalFinish') {
    if (visit.phase === 'FINISHED') return visit;
    throw refuse('visits.record-missing');
  }
  const effects: Partial<Record<SentCommand, VisitRow['phase']>> = {
    SetProfessional: 'OFFERED',
    Accept: 'ACCEPTED',
    Start: 'IN_CALL',
  };
  // A call interrupted by the network is finished by its patient like any other.
  if (command === 'PatientFinish')
    return visit.phase === 'WRAP_UP' && visit.patient_out_at ? visit : undefined;
  return effects[command] === visit.phase ? visit : undefined;
}

/** Refuses to end a consultation without a record unless a reason is given. */
function requireReason(visit: VisitRow, { command, reason }: CommandInput) {
  if (command === 'ProfessionalCancel' && visit.phase === 'IN_CALL' && !reason?.trim()) {
    throw refuse('visits.reason-required');
  }
}
