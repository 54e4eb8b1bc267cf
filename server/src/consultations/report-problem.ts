import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import type { Consultations } from './consultations.ts';
import { requireAttending } from './draft/draft.ts';
import { problemsRepository } from './problems.repository.ts';

type Report = { text: string; claimEpoch?: number | null | undefined };

/**
 * Stores the report of a technical failure for the medical director, and ends the visit in error for both
 * sides; the draft stays.
 */
export async function reportProblem(
  context: Consultations,
  actor: Actor,
  queueId: string,
  { text, claimEpoch }: Report,
) {
  const entry = await requireAttending(context, actor, queueId, claimEpoch);
  const problem = { id: newId(), visit_id: queueId, account_id: actor.accountId, body: text };
  const moved = await context.database.transaction().execute(async (transaction) => {
    await problemsRepository(transaction).insert(problem);
    await context.requests.open(transaction, {
      id: problem.id,
      kind: 'PROBLEM',
      account_id: actor.accountId,
      person_id: entry.person_id,
      visit_id: queueId,
      details: { text, visitId: queueId },
    });
    return context.visits.fail(transaction, actor, entry);
  });
  await context.visits.announce('VideoCallError', moved.visit, moved.seq);
}
