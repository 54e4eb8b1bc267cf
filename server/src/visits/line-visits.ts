import type { QueueEntry } from '@app/contract/visits';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { whereUnique } from '../platform/database/where-unique.ts';
import type { Actor } from '../platform/http/actor.ts';
import { type Joining, joinLine } from './beginning/join-line.ts';
import { type CommandInput, commandVisit } from './command-visit.ts';
import { type Act, doOnce } from './do-once.ts';
import { renewPatient } from './leases/renew-leases.ts';
import { type Move, type Moved, moveAndAnnounce, moveVisit } from './move-visit.ts';
import { readOwnVisits } from './own-visits.ts';
import type { Claim } from './rows/claim.statement.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import { refuse } from './visits.refusals.ts';
import type { VisitsContext } from './visits-context.ts';

/** What the guard's line does with its visits. */
export type LineVisits = Pick<VisitsContext, 'announce' | 'present'> & {
  find: (visitId: string) => Promise<VisitRow | undefined>;
  /** Visits that a professional holds, and failed saves to be repeated. */
  ofProfessional: (accountId: string) => Promise<VisitRow[]>;
  /** The caller's visits, on either side, as shown; reading renews the leases. */
  readOwn: (actor: Actor) => Promise<QueueEntry[]>;
  command: (actor: Actor, input: CommandInput) => Promise<QueueEntry>;
  /** Does an action once per command id (requirement: command done once). */
  once: (actor: Actor, act: Act, perform: () => Promise<QueueEntry>) => Promise<QueueEntry>;
  /** Takes a place in the line, in the caller's transaction. */
  join: (
    transaction: DatabaseTransaction,
    actor: Actor,
    joining: Joining,
    commandId?: string,
  ) => Promise<Moved>;
  /** Gives a waiting visit to a professional on duty; `undefined` if it is taken, silent, or the duty ended. */
  claim: (
    by: Omit<Claim, 'leaseUntil' | 'offeredAt' | 'silentBefore'>,
  ) => Promise<Moved | undefined>;
  /** Returns a patient who was only called to the line. */
  release: (visit: VisitRow, reason: string) => Promise<VisitRow>;
  /** Moves a visit in the caller's transaction; announce it after the commit. */
  move: (transaction: DatabaseTransaction, seen: VisitRow, move: Move) => Promise<Moved>;
  renewPatient: (rows: VisitRow[]) => Promise<void>;
  /** Dismisses the notice of a lost place. */
  seeLoss: (visitId: string, now: Date) => Promise<void>;
};

export const createLineVisits = (context: VisitsContext): LineVisits => ({
  announce: context.announce,
  present: context.present,
  find: context.visits.findById,
  ofProfessional: context.visits.findOfProfessional,
  readOwn: (actor) => readOwnVisits(context, actor),
  command: (actor, input) => commandVisit(context, actor, input),
  once: (actor, act, perform) => doOnce(context, actor, act, perform),
  join: (transaction, actor, joining, commandId) =>
    joinLine(context, transaction, actor, joining, commandId),
  claim: (by) =>
    whereUnique(ONE_CLAIM, () =>
      context.visitWrites.claim({
        ...by,
        offeredAt: context.clock.now(),
        leaseUntil: context.leases.professionalUntil(),
        silentBefore: context.leases.silentBefore(),
      }),
    ),
  release: (visit, reason) => moveAndAnnounce(context, visit, { command: 'Release', reason }),
  move: (transaction, seen, move) => moveVisit(context, transaction, seen, move),
  renewPatient: (rows) => renewPatient(context, rows),
  seeLoss: context.lostPlaces.seeLoss,
});

const ONE_CLAIM = {
  visit_one_claim_per_professional: () => refuse('visits.already-attending'),
};
