import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { newId } from '../../platform/ids.ts';
import type { Moved } from '../move-visit.ts';
import { visitWritesRepository } from '../rows/visit-writes.repository.ts';
import type { VisitsContext } from '../visits-context.ts';
import { type Attended, columnsOf } from './new-visit.ts';

/** A place in the guard's line, for which a consultation of the plan or a paid one was used. */
export async function joinLine(
  { coverage, leases }: VisitsContext,
  transaction: DatabaseTransaction,
  actor: Pick<Actor, 'accountId' | 'sessionId'>,
  attended: Attended,
  commandId?: string,
): Promise<Moved> {
  const writes = visitWritesRepository(transaction);
  const row = await writes.insert({
    ...columnsOf(attended),
    id: newId(),
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
