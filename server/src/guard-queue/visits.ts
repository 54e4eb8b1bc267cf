import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { failEntry, finishEntry, requireClaim } from './finish-entry.ts';
import type { GuardQueue } from './guard-queue.ts';
import type { Moved } from './move-entry.ts';
import { attendsNow } from './read-queue.ts';

/** What the record asks of the visit that it is written about, however the visit came about (decision 0050). */
export type Visits = {
  find: (queueId: string) => Promise<EntryRow | undefined>;
  /** Whether a professional attends a person, or still owes the record of a visit that is no day old. */
  isAttending: (accountId: string, personId: string) => Promise<boolean>;
  /** The visit that a professional holds, under the claim that the caller knows; refused to everybody else. */
  requireClaim: (
    actor: Pick<Actor, 'accountId'>,
    queueId: string,
    claimEpoch?: number | null,
  ) => Promise<EntryRow>;
  /** Closes a visit in the transaction that stores its record (requirement: one record per visit). */
  finish: (transaction: DatabaseTransaction, actor: Actor, seen: EntryRow) => Promise<Moved>;
  /** Ends a visit in error, in the transaction that keeps what its professional reports of it. */
  fail: (transaction: DatabaseTransaction, actor: Actor, seen: EntryRow) => Promise<Moved>;
  /** Tells both sides and the line of a visit that was finished or failed. After the commit. */
  announce: GuardQueue['announce'];
};

export const createVisits = (queue: GuardQueue): Visits => ({
  find: queue.entries.findById,
  isAttending: (accountId, personId) => attendsNow(queue, accountId, personId),
  requireClaim: (actor, queueId, claimEpoch) => requireClaim(queue, actor, queueId, claimEpoch),
  finish: (transaction, actor, seen) => finishEntry(queue, transaction, actor, seen),
  fail: (transaction, actor, seen) => failEntry(queue, transaction, actor, seen),
  announce: queue.announce,
});
