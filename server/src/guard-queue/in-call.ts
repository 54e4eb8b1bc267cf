import { Refusal } from '../platform/refusal.ts';
import type { Participant } from '../video-call/index.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { rejoinEntry } from './finish-entry.ts';
import type { GuardQueue } from './guard-queue.ts';

/** Uids in the specification's video token, chosen by the server (requirement: join token). */
const UIDS = { patient: 1, professional: 2 } as const;

/** Returns the caller's side in the call of an entry; others are refused. */
export async function participantOf(
  { entries }: GuardQueue,
  channel: string,
  accountId: string,
): Promise<Participant | undefined> {
  const entry = await entries.findById(channel);
  if (!entry?.professional_id || entry.claim_epoch === null) return undefined;
  const side = sideOf(entry, accountId);
  if (!side) return undefined;
  return {
    channel,
    claimEpoch: entry.claim_epoch,
    side,
    role: 'publisher',
    uid: UIDS[side],
    accountId,
    otherAccountId: side === 'patient' ? entry.professional_id : entry.account_id,
    isLive: isLive(entry),
    startedAt: entry.started_at?.toISOString() ?? null,
    patient: { first_name: entry.alias ?? entry.first_name, last_name: entry.last_name },
  };
}

function sideOf(entry: EntryRow, accountId: string): Participant['side'] | undefined {
  if (entry.account_id === accountId) return 'patient';
  return entry.professional_id === accountId ? 'professional' : undefined;
}

/** Whether a call may go on: also when the network broke it off, not after its patient has finished. */
const isLive = ({ phase, patient_out_at }: EntryRow): boolean =>
  phase === 'IN_CALL' || (phase === 'WRAP_UP' && patient_out_at === null);

/** Resumes an entry when both sides are in the channel again, unless somebody acted at the same time. */
export async function resumeEntry(context: GuardQueue, channel: string): Promise<void> {
  try {
    await rejoinEntry(context, channel);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
