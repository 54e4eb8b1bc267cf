import type { PlanInfo } from '@app/contract/coverage';
import { dayOf } from '@app/contract/kernel';
import type { Catalogs } from '../catalogs/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { Profiles } from '../profiles/index.ts';
import { refuse } from './coverage.refusals.ts';
import { coverageRepository } from './coverage.repository.ts';

/** Dependencies of coverage. */
export type CoverageContext = Pick<Platform, 'database' | 'clock'> & {
  catalogs: Pick<Catalogs, 'isOffered' | 'plansOf'>;
  profiles: Pick<Profiles, 'findPerson'>;
};

/** Monthly consultations of a plan: counted on joining, returned when none was held. */
export type Coverage = ReturnType<typeof createCoverage>;

export function createCoverage(context: CoverageContext) {
  const { database, clock, catalogs } = context;
  const month = () => dayOf(clock.now()).slice(0, 7);
  return {
    context,

    async planInfo(personId: string, holderId: string): Promise<PlanInfo | undefined> {
      const coverage = coverageRepository(database);
      const [plan, used] = await Promise.all([
        coverage.findPlan(personId),
        coverage.usesOf(holderId, month()),
      ]);
      return plan && presentPlan(plan, used);
    },

    /** Plans of an insurer for a person: those offered, and the person's current one. */
    async planCategories(personId: string, insurerId: number) {
      const held = await coverageRepository(database).findPlan(personId);
      return catalogs.plansOf(insurerId, held?.id);
    },

    /** Counts one consultation in the transaction of the join; refuses when none is left this month. */
    async takeOne(
      transaction: DatabaseTransaction,
      queueId: string,
      personId: string,
      holderId: string,
    ) {
      const coverage = coverageRepository(transaction);
      await coverage.lockHolder(holderId);
      const plan = await coverage.findPlan(personId);
      const used = await coverage.usesOf(holderId, month());
      if (leftOf(plan, used) === 0) throw refuse('coverage.used-up');
      await coverage.insertUse({
        queue_id: queueId,
        holder_id: holderId,
        month: month(),
        monthly_limit: plan?.monthly_consultations ?? null,
      });
    },

    /** Returns a consultation that was cancelled or failed. */
    async giveBack(transaction: DatabaseTransaction, queueId: string) {
      await coverageRepository(transaction).setReturned(queueId, clock.now());
    },

    /** Counts a consultation that was held, after a failed save had returned it. */
    async countHeld(transaction: DatabaseTransaction, queueId: string) {
      await coverageRepository(transaction).setReturned(queueId, null);
    },
  };
}

type PlanFacts = NonNullable<
  Awaited<ReturnType<ReturnType<typeof coverageRepository>['findPlan']>>
>;

type Used = { uses: number; least: number | null };

/**
 * Consultations left this month; null without a limit. A plan that is only claimed does not raise, in the
 * same month, the limit under which consultations were already counted.
 */
function leftOf(plan: PlanFacts | undefined, { uses, least }: Used): number | null {
  const own = plan?.monthly_consultations ?? null;
  const counted = plan?.coverage_verified_at ? null : least;
  const limit = own === null || counted === null ? (own ?? counted) : Math.min(own, counted);
  return limit === null ? null : Math.max(0, limit - uses);
}

const presentPlan = (plan: PlanFacts, used: Used): PlanInfo => ({
  planName: plan.name,
  affiliateNumber: plan.affiliate_number,
  familyMembers: plan.family_members_allowed,
  monthlyConsultations: plan.monthly_consultations,
  consultationsLeft: leftOf(plan, used),
});
