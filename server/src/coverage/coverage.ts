import * as contract from '@app/contract/coverage';
import { coverageProblems, type PlanInfo } from '@app/contract/coverage';
import { asList, asOk, dayOf } from '@app/contract/kernel';
import type { Catalogs } from '../catalogs/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { refusals } from '../platform/refusal.ts';
import { coverageRepository } from './coverage.repository.ts';

const refuse = refusals(coverageProblems);

/** The monthly consultations of a plan: counted when somebody joins, given back when nothing was held. */
export type Coverage = ReturnType<typeof createCoverage>;

export function createCoverage({ database, clock, catalogs }: Platform & { catalogs: Catalogs }) {
  const month = () => dayOf(clock.now()).slice(0, 7);
  return {
    async planInfo(personId: string, holderId: string): Promise<PlanInfo | undefined> {
      const coverage = coverageRepository(database);
      const [plan, uses] = await Promise.all([
        coverage.findPlan(personId),
        coverage.countUses(holderId, month()),
      ]);
      return plan && presentPlan(plan, uses);
    },

    /** The plans of an insurer for a person: those offered, and the one the person has. */
    async planCategories(personId: string, insurerId: number) {
      const held = await coverageRepository(database).findPlan(personId);
      return catalogs.plansOf(insurerId, held?.id);
    },

    /** Counts one consultation inside the transaction of the join, or refuses when the month is used up. */
    async takeOne(
      transaction: DatabaseTransaction,
      queueId: string,
      personId: string,
      holderId: string,
    ) {
      const coverage = coverageRepository(transaction);
      await coverage.lockHolder(holderId);
      const plan = await coverage.findPlan(personId);
      const limit = plan?.monthly_consultations ?? null;
      if (limit !== null && (await coverage.countUses(holderId, month())) >= limit) {
        throw refuse('coverage.used-up');
      }
      await coverage.insertUse({ queue_id: queueId, holder_id: holderId, month: month() });
    },

    /** Gives the consultation back: nobody was attended. */
    async giveBack(transaction: DatabaseTransaction, queueId: string) {
      await coverageRepository(transaction).markReturned(queueId, clock.now());
    },
  };
}

type PlanFacts = NonNullable<
  Awaited<ReturnType<ReturnType<typeof coverageRepository>['findPlan']>>
>;

const presentPlan = (plan: PlanFacts, uses: number): PlanInfo => ({
  planName: plan.name,
  affiliateNumber: plan.affiliate_number,
  familyMembers: plan.family_members_allowed,
  monthlyConsultations: plan.monthly_consultations,
  consultationsLeft:
    plan.monthly_consultations === null ? null : Math.max(0, plan.monthly_consultations - uses),
});

type Require = (actor: Actor, personId: string) => Promise<{ holderId: string }>;

/** Whose plan: the own family's, or for reading during live care the patient's; decided above (A18, A19). */
type PlanAccess = { requirePlanAccess: Require; requireOwnPerson: Require };

export function coverageRoutes(
  route: Route,
  coverage: Coverage,
  { requirePlanAccess, requireOwnPerson }: PlanAccess,
) {
  route(contract.getPlanInfo, async ({ actor, params }) => {
    const { holderId } = await requirePlanAccess(actor, params.patientId);
    const info = await coverage.planInfo(params.patientId, holderId);
    if (!info) throw refuseKernel('request.not-found');
    return asOk(info);
  });

  route(contract.listPlanCategories, async ({ actor, params }) => {
    await requireOwnPerson(actor, params.patientId);
    return asList(await coverage.planCategories(params.patientId, params.insurerId));
  });
}
