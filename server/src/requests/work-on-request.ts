import type { ActOutcome } from '@app/contract/approvals';
import { answererOf, type RequestStep } from '@app/contract/requests';
import { requireStepUp } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { closeRequest } from './close-request.ts';
import { requireSeen } from './read-requests.ts';
import type { NamedRequestRow } from './request-rows.ts';
import { requestWritesRepository } from './request-writes.repository.ts';
import { refuse } from './requests.refusals.ts';
import type { Closing, RequestsContext } from './requests-context.ts';

/** Finds a request that the caller's role answers. */
async function requireAnswered(
  context: RequestsContext,
  actor: Actor,
  id: string,
): Promise<NamedRequestRow> {
  const row = await requireSeen(context, actor, id);
  if (answererOf(row.kind) !== actor.role) throw refuse('requests.not-yours');
  return row;
}

/** Takes a request that nobody works on, or releases it. */
export async function assign(
  context: RequestsContext,
  actor: Actor,
  id: string,
  toMe: boolean,
): Promise<void> {
  const row = await requireAnswered(context, actor, id);
  await context.database.transaction().execute(async (transaction) => {
    const writes = requestWritesRepository(transaction);
    const open = await writes.lockOpen(id);
    if (!open) throw refuse('requests.closed');
    const [from, to] = toMe ? [null, actor.accountId] : [actor.accountId, null];
    // Pressed again: it is so already, and its history says so once.
    if (open.assigned_to === to) return;
    if (open.assigned_to !== from) throw refuse('requests.taken');
    await writes.assign(id, to);
    await recordStep(context, transaction, actor, row, toMe ? 'TAKEN' : 'RELEASED');
  });
}

/** Leaves a note for colleagues on an open request. */
export async function addNote(
  context: RequestsContext,
  actor: Actor,
  id: string,
  text: string,
): Promise<void> {
  const row = await requireAnswered(context, actor, id);
  await context.database.transaction().execute(async (transaction) => {
    if (!(await requestWritesRepository(transaction).lockOpen(id))) throw refuse('requests.closed');
    await recordStep(context, transaction, actor, row, 'NOTE', text);
  });
}

/** Resolves or rejects a request: does what it asks for and notifies the requester, in one transaction. */
export async function answer(
  context: RequestsContext,
  actor: Actor,
  closing: Closing,
): Promise<ActOutcome> {
  requireStepUp(actor, context.clock.now());
  const row = await requireAnswered(context, actor, closing.id);
  if (row.closed_at !== null) throw refuse('requests.closed');
  const byAct = closing.state === 'RESOLVED' ? context.acts.get(row.kind) : undefined;
  if (byAct) return byAct(actor, row, closing.answer);
  const after = await context.database
    .transaction()
    .execute((transaction) => closeRequest(context, transaction, actor, closing));
  await after();
  return { state: 'DONE' };
}

async function recordStep(
  { clock }: RequestsContext,
  transaction: DatabaseTransaction,
  actor: Actor,
  { id, kind, person_id }: NamedRequestRow,
  step: RequestStep,
  body: string | null = null,
): Promise<void> {
  await requestWritesRepository(transaction).addEvent({
    id: newId(),
    request_id: id,
    step,
    account_id: actor.accountId,
    at: clock.now(),
    body,
  });
  await recordAudit(transaction, actor, {
    type: `request.${step.toLowerCase()}`,
    action: 'U',
    purpose: 'HOPERAT',
    patient_id: person_id,
    entity_type: 'staff_request',
    entity_id: id,
    rule: kind,
  });
}
