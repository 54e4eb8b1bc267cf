import { Refusal } from '../platform/refusal.ts';
import type { Participant } from '../video-call/index.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { rejoinEntry } from './finish-entry.ts';
import type { GuardQueue } from './guard-queue.ts';

/** Uids of the specification's video token: the server's choice, never the browser's (requirement: join token). */
const UIDS = { patient: 1, professional: 2 } as const;

/** Who may be in the call of a queue entry: its patient and the professional who holds it. */
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

/** A call that the network broke off may go on; one that its patient is out of may not. */
const isLive = ({ phase, patient_out_at }: EntryRow): boolean =>
  phase === 'IN_CALL' || (phase === 'WRAP_UP' && patient_out_at === null);

/** Both sides are in the channel again: the entry goes on, unless somebody acted in the same instant. */
export async function resumeEntry(context: GuardQueue, channel: string): Promise<void> {
  try {
    await rejoinEntry(context, channel);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
