import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { failEntry, finishEntry, requireClaim } from './finish-entry.ts';
import type { GuardQueue } from './guard-queue.ts';
import type { Moved } from './move-entry.ts';
import { attendsNow } from './read-queue.ts';

/** What a record needs from its visit, however the visit came about (decision 0050). */
export type Visits = {
  find: (queueId: string) => Promise<EntryRow | undefined>;
  /** Whether a professional attends a person, or has had to write the record for less than a day. */
  isAttending: (accountId: string, personId: string) => Promise<boolean>;
  /** Returns the visit that a professional holds under the claim that the caller knows; refuses others. */
  requireClaim: (
    actor: Pick<Actor, 'accountId'>,
    queueId: string,
    claimEpoch?: number | null,
  ) => Promise<EntryRow>;
  /** Closes a visit in the transaction that stores its record (requirement: one record per visit). */
  finish: (transaction: DatabaseTransaction, actor: Actor, seen: EntryRow) => Promise<Moved>;
  /** Ends a visit in error, in the transaction that stores the professional's report. */
  fail: (transaction: DatabaseTransaction, actor: Actor, seen: EntryRow) => Promise<Moved>;
  /** Notifies both sides and the queue of a finished or failed visit. After the commit. */
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
