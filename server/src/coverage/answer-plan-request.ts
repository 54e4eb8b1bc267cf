import { requestsProblems } from '@app/contract/requests';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import { refusals } from '../platform/refusal.ts';
import { answeredRequestsRepository } from '../profiles/index.ts';
import type { CloseRequest } from '../requests/index.ts';
import { coverageRepository } from './coverage.repository.ts';
import type { CoverageContext } from './coverage-context.ts';
import { planRequestsRepository } from './plan-requests.repository.ts';

const refuse = refusals(requestsProblems);

/** Registers the effects of answering requests about plans. */
export function registerPlanAnswers(context: CoverageContext): void {
  const close = closing(context);
  context.requests.onClose('PLAN_CONTACT', close);
  context.requests.onClose('PLAN_CHANGE', close);
}

/**
 * Closes a request. Resolving one for another plan sets that plan as verified with the insurer, so its limit
 * applies at once. The plan must still be offered.
 */
const closing =
  (context: CoverageContext): CloseRequest =>
  async (transaction, _actor, { id, state }) => {
    const status = state === 'RESOLVED' ? 'RESOLVED' : 'REJECTED';
    const closed = await planRequestsRepository(transaction).close(id, status);
    if (!closed) throw refuse('requests.closed');
    if (status === 'RESOLVED') await applyPlan(context, transaction, closed);
  };

type Wanted = Pick<
  Row<'plan_request'>,
  'person_id' | 'holder_id' | 'wanted_plan_id' | 'affiliate_number'
>;

async function applyPlan(
  { catalogs, clock }: CoverageContext,
  transaction: DatabaseTransaction,
  { person_id, holder_id, wanted_plan_id, affiliate_number }: Wanted,
): Promise<void> {
  if (wanted_plan_id === null) return;
  if (await coverageRepository(transaction).isDoubled(person_id)) throw refuse('requests.doubled');
  const plan = await catalogs.lockOffered(transaction, wanted_plan_id);
  if (!plan) throw refuse('requests.changed-meanwhile');
  // Concurrent joins wait for the new limit (requirement: monthly count).
  await coverageRepository(transaction).lockHolder(holder_id);
  await answeredRequestsRepository(transaction).setPlan(person_id, {
    attention_type: plan.kind === 'PARTICULAR' ? 'Particular' : 'Obra Social',
    prepaid_health_category_id: wanted_plan_id,
    affiliate_number,
    coverage_verified_at: clock.now(),
  });
}
