import { needsEvidence, type RequestStep } from '@app/contract/requests';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import type { StaffRequestRow } from './request-rows.ts';
import { requestWritesRepository } from './request-writes.repository.ts';
import { refuse } from './requests.refusals.ts';
import type { Closing, RequestsContext } from './requests-context.ts';
import { tellAsker } from './tell-asker.ts';

/** Closes an open request, does what it asks for, and notifies the requester; returns what follows the commit. */
export async function closeRequest(
  context: RequestsContext,
  transaction: DatabaseTransaction,
  actor: Actor,
  { id, state, answer, evidence }: Closing,
): Promise<() => Promise<void>> {
  const now = context.clock.now();
  const writes = requestWritesRepository(transaction);
  const closed = await writes.close(id, state, answer, now);
  if (!closed) throw refuse('requests.closed');
  const shows: (() => Promise<void>)[] = [];
  await context.closers.get(closed.kind)?.(transaction, actor, closed, (show) => {
    shows.push(show);
  });
  const addEvent = (step: RequestStep, body: string) =>
    writes.addEvent({
      id: newId(),
      request_id: id,
      step,
      account_id: actor.accountId,
      at: now,
      body,
    });
  const checked = evidenceOf(closed, evidence);
  if (checked) await addEvent('IDENTITY_CHECKED', checked);
  await addEvent(state, answer);
  await recordAudit(transaction, actor, {
    type: state === 'RESOLVED' ? 'request.resolved' : 'request.rejected',
    action: 'U',
    purpose: 'HOPERAT',
    patient_id: closed.person_id,
    entity_type: 'staff_request',
    entity_id: id,
    rule: closed.kind,
  });
  shows.push(await tellAsker(context, transaction, closed));
  return async () => {
    for (const show of shows) await show();
  };
}

/** How an identity was checked, if resolving the kind requires it. */
function evidenceOf(
  { kind, state }: StaffRequestRow,
  evidence: string | undefined,
): string | undefined {
  if (state !== 'RESOLVED' || !needsEvidence(kind)) return undefined;
  if (!evidence) throw refuse('requests.evidence-required');
  return evidence;
}
