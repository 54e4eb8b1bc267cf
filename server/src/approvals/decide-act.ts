import { rolesOfAct, staffActKinds } from '@app/contract/approvals';
import { requireStepUp } from '../accounts/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Refusal } from '../platform/refusal.ts';
import { refuse } from './approvals.refusals.ts';
import { type ApprovalsContext, auditAct, carryOutOf } from './approvals-context.ts';
import { decisionsRepository } from './decisions.repository.ts';

/** The kinds of acts that an account of this role may propose and approve. */
export const kindsOf = ({ role }: Pick<Actor, 'role'>) =>
  staffActKinds.filter((kind) => rolesOfAct(kind).includes(role));

/**
 * Approves a colleague's act and carries it out in the same transaction. If the state no longer allows it,
 * nothing is approved and the act stays open, to be rejected.
 */
export async function approveAct(
  context: ApprovalsContext,
  actor: Actor,
  id: string,
): Promise<void> {
  const now = context.clock.now();
  requireStepUp(actor, now);
  const after = await context.database.transaction().execute(async (transaction) => {
    const acts = decisionsRepository(transaction);
    const open = await acts.find(id);
    const deciding = { id, accountId: actor.accountId, kinds: kindsOf(actor), now };
    const approved = open && (await acts.approve(deciding, rolesOfAct(open.kind)));
    if (!approved) throw await reasonAgainst(transaction, actor, id);
    const { kind, subject_id: subjectId, subject, payload, reason } = approved;
    const act = { kind, subjectId, subject, payload, reason };
    await auditAct(transaction, actor, act, 'approved');
    return carryOutOf(context, kind)(transaction, actor, act);
  });
  await after();
}

/** Rejects a colleague's act, so that it is not done. */
export async function rejectAct(
  context: ApprovalsContext,
  actor: Actor,
  id: string,
  reason: string,
): Promise<void> {
  const now = context.clock.now();
  requireStepUp(actor, now);
  await context.database.transaction().execute(async (transaction) => {
    const deciding = { id, accountId: actor.accountId, kinds: kindsOf(actor), now };
    const rejected = await decisionsRepository(transaction).reject(deciding, reason);
    if (!rejected) throw await reasonAgainst(transaction, actor, id);
    const { kind, subject_id: subjectId } = rejected;
    await auditAct(transaction, actor, { kind, subjectId }, 'rejected');
  });
}

/** Takes back an act of the caller's own that waits, so that it is not done and may be asked for again. */
export async function withdrawAct(
  { clock, database }: ApprovalsContext,
  actor: Actor,
  id: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const acts = decisionsRepository(transaction);
    const withdrawn = await acts.withdraw({ id, accountId: actor.accountId, now: clock.now() });
    if (!withdrawn) {
      const row = await acts.find(id);
      throw row?.asked_by === actor.accountId
        ? refuse('approvals.not-open')
        : refuseKernel('request.not-found');
    }
    const { kind, subject_id: subjectId } = withdrawn;
    await auditAct(transaction, actor, { kind, subjectId }, 'withdrawn');
  });
}

/** Why an act could not be decided; acts beyond the caller's role are reported as not found. */
async function reasonAgainst(
  transaction: DatabaseTransaction,
  actor: Actor,
  id: string,
): Promise<Refusal> {
  const row = await decisionsRepository(transaction).find(id);
  if (!row || !kindsOf(actor).includes(row.kind)) return refuseKernel('request.not-found');
  const isOwn = row.asked_by === actor.accountId || row.subject_id === actor.accountId;
  return isOwn && row.decision === null
    ? refuse('approvals.own-act')
    : refuse('approvals.not-open');
}
