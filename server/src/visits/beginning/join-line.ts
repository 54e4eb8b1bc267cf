import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { newId } from '../../platform/ids.ts';
import type { Moved } from '../move-visit.ts';
import { lostPlacesRepository } from '../rows/lost-places.repository.ts';
import type { VisitRow } from '../rows/visit-rows.ts';
import { visitWritesRepository } from '../rows/visit-writes.repository.ts';
import { refuse } from '../visits.refusals.ts';
import type { VisitsContext } from '../visits-context.ts';
import { type Attended, columnsOf } from './new-visit.ts';

/** A place lost to inactivity, to which its patient returns unless it was lost before an instant. */
export type LostPlace = Pick<VisitRow, 'id' | 'created_at'> & { lostSince: Date };

/** Who joins; where they return to a lost place, with the time of arrival of that one. */
export type Joining = Attended & { lost?: LostPlace | undefined };

/** A place in the guard's line, for which a consultation of the plan or a paid one was used. */
export async function joinLine(
  { clock, coverage, leases }: VisitsContext,
  transaction: DatabaseTransaction,
  actor: Pick<Actor, 'accountId' | 'sessionId'>,
  { lost, ...attended }: Joining,
  commandId?: string,
): Promise<Moved> {
  const writes = visitWritesRepository(transaction);
  if (lost) await takeBack(lostPlacesRepository(transaction), lost, clock.now());
  const row = await writes.insert({
    ...columnsOf(attended),
    id: newId(),
    ...(lost && { created_at: lost.created_at }),
    origin: 'GUARD',
    phase: 'WAITING',
    status: 'WAITING',
    patient_lease_until: leases.patientUntil(),
  });
  const taken = await coverage.takeOne(transaction, row.id, row.person_id, row.holder_id);
  const visit = taken === 'private' ? await writes.markPrivate(row.id) : row;
  const seq = await writes.addEvent({
    visit_id: visit.id,
    command: 'SetOrder',
    from_phase: null,
    to_phase: visit.phase,
    claim_epoch: null,
    account_id: actor.accountId,
    session_id: actor.sessionId,
    command_id: commandId ?? null,
    reason: null,
  });
  return { visit, seq };
}

async function takeBack(
  lostPlaces: ReturnType<typeof lostPlacesRepository>,
  { id, lostSince }: LostPlace,
  now: Date,
): Promise<void> {
  if (!(await lostPlaces.takeBack(id, now, lostSince))) throw refuse('visits.place-gone');
}
