import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';
import { type Moved, moveAndAnnounce, moveEntry } from './move-entry.ts';

/** Closes an entry in the transaction that stores its record (requirement: one record per visit). */
export function finishEntry(
  context: GuardQueue,
  transaction: DatabaseTransaction,
  actor: Actor,
  seen: EntryRow,
): Promise<Moved> {
  return moveEntry(context, transaction, seen, { command: 'ProfessionalFinish', actor });
}

/** Ends an entry in error, with the professional's report. */
export function failEntry(
  context: GuardQueue,
  transaction: DatabaseTransaction,
  actor: Actor,
  seen: EntryRow,
): Promise<Moved> {
  return moveEntry(context, transaction, seen, { command: 'VideoCallError', actor });
}

/** Returns the entry that a professional attends under the claim that the caller knows. */
export async function requireClaim(
  context: GuardQueue,
  actor: Pick<Actor, 'accountId'>,
  queueId: string,
  claimEpoch?: number | null,
): Promise<EntryRow> {
  const entry = await context.entries.findById(queueId);
  if (!entry || entry.professional_id !== actor.accountId)
    throw refuse('guard-queue.entry-not-found');
  if (claimEpoch != null && claimEpoch !== entry.claim_epoch)
    throw refuse('guard-queue.stale-claim');
  return entry;
}

/** Resumes a lost call once both sides are back, unless its patient has finished it. */
export async function rejoinEntry(context: GuardQueue, queueId: string): Promise<void> {
  const entry = await context.entries.findById(queueId);
  if (entry?.phase !== 'WRAP_UP' || entry.patient_out_at) return;
  await moveAndAnnounce(context, entry, { command: 'Rejoin' });
}
