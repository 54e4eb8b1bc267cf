import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { requestWritesRepository } from './request-writes.repository.ts';
import { refuse } from './requests.refusals.ts';
import type { Closing, RequestsContext } from './requests-context.ts';
import { tellAsker } from './tell-asker.ts';

/** Closes an open request, does what it asks for, and tells who asked; returns what follows the commit. */
export async function closeRequest(
  context: RequestsContext,
  transaction: DatabaseTransaction,
  actor: Actor,
  { id, state, answer }: Closing,
): Promise<() => Promise<void>> {
  const now = context.clock.now();
  const writes = requestWritesRepository(transaction);
  const closed = await writes.close(id, state, answer, now);
  if (!closed) throw refuse('requests.closed');
  await context.closers.get(closed.kind)?.(transaction, actor, closed);
  await writes.addEvent({
    id: newId(),
    request_id: id,
    step: state,
    account_id: actor.accountId,
    at: now,
    body: answer,
  });
  await recordAudit(transaction, actor, {
    type: state === 'RESOLVED' ? 'request.resolved' : 'request.rejected',
    action: 'U',
    purpose: 'HOPERAT',
    patient_id: closed.person_id,
    entity_type: 'staff_request',
    entity_id: id,
    rule: closed.kind,
  });
  return tellAsker(context, transaction, closed);
}
