import type { PlanInfo } from '@app/contract/coverage';
import { pesosOf } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { registerPlanAnswers } from './answer-plan-request.ts';
import { countLeft, monthOf, type PlanCount } from './consultations-left.ts';
import { refuse } from './coverage.refusals.ts';
import { coverageRepository } from './coverage.repository.ts';
import type { CoverageContext } from './coverage-context.ts';
import {
  hasPaidForGuard,
  returnOfAppointment,
  returnOfVisit,
  useForAppointment,
  useForGuard,
} from './private/index.ts';
import { privatePrice } from './private-price.ts';

/** A booking that a plan would pay: in which month, and how many are booked in it already. */
type Booking = { personId: string; holderId: string; month: string; booked: number };

/** Monthly consultations of a plan: counted on joining, returned when none was held. */
export type Coverage = ReturnType<typeof createCoverage>;

export function createCoverage(context: CoverageContext) {
  const { database, clock, catalogs, config } = context;
  registerPlanAnswers(context);
  return {
    context,

    async planInfo(personId: string, holderId: string): Promise<PlanInfo | undefined> {
      const count = await countLeft(clock, database, { personId, holderId });
      const price = privatePrice(config, count.plan);
      return presentPlan(count, price === undefined ? null : pesosOf(price));
    },

    /** Plans of an insurer for a person: those offered, and the person's current one. */
    async planCategories(personId: string, insurerId: number) {
      const held = await coverageRepository(database).findPlan(personId);
      return catalogs.plansOf(insurerId, held?.id);
    },

    /**
     * Counts one consultation in the transaction of the join. Where none is left this month, one that was paid
     * privately is used (requirement: private consultation); refuses without either.
     */
    async takeOne(
      transaction: DatabaseTransaction,
      visitId: string,
      personId: string,
      holderId: string,
    ): Promise<'plan' | 'private'> {
      return takeNow(context, transaction, { visitId, personId, holderId }, () => {
        throw refuse('coverage.used-up');
      });
    },

    /**
     * Counts the consultation of an appointment in the transaction that begins its visit: of the plan, or one
     * that was paid. The limit was asked when it was booked, so where neither is left it is counted all the same.
     */
    async takeBooked(
      transaction: DatabaseTransaction,
      visitId: string,
      personId: string,
      holderId: string,
    ): Promise<'plan' | 'private'> {
      return takeNow(context, transaction, { visitId, personId, holderId }, () => {});
    },

    /** Gives what was paid for an appointment in private hours to its visit, if anything was. */
    takePrivate: useForAppointment,

    /**
     * What was paid for an appointment that is over without a visit is due back; returns what tells of it after the
     * commit. Where somebody pays it or begins it in this instant nothing is done: they see that it is over, or the
     * sweep follows.
     */
    returnOfAppointment: async (transaction: DatabaseTransaction, appointmentId: string) =>
      (await returnOfAppointment(context, transaction, appointmentId))?.notice,

    /**
     * Refuses one more booking of a month that a plan pays, where what is counted and what is booked already use it
     * up (requirement: booked within the plan). One that was paid privately makes room.
     */
    async requireRoomFor(
      transaction: DatabaseTransaction,
      { booked, holderId, month, personId }: Booking,
    ): Promise<void> {
      await coverageRepository(transaction).lockHolder(holderId);
      const { left } = await countLeft(clock, transaction, { personId, holderId }, month);
      if (left === null || left > booked) return;
      if (!(await hasPaidForGuard(transaction, personId))) throw refuse('coverage.used-up');
    },

    /** Returns a consultation that was cancelled or failed: to the plan, or what was paid for it. */
    async giveBack(transaction: DatabaseTransaction, visitId: string) {
      await coverageRepository(transaction).setReturned(visitId, clock.now());
      await returnOfVisit(context, transaction, visitId);
    },

    /** Counts a consultation that was held, after a failed save had returned it; what was paid for one stays returned. */
    async countHeld(transaction: DatabaseTransaction, visitId: string) {
      await coverageRepository(transaction).setReturned(visitId, null);
    },
  };
}

type Taken = { visitId: string; personId: string; holderId: string };

/** Counts one consultation of the plan, or uses a paid one where none is left; `onNone` where there is neither. */
async function takeNow(
  { clock }: CoverageContext,
  transaction: DatabaseTransaction,
  { visitId, personId, holderId }: Taken,
  onNone: () => void,
): Promise<'plan' | 'private'> {
  const coverage = coverageRepository(transaction);
  await coverage.lockHolder(holderId);
  const { left, plan } = await countLeft(clock, transaction, { personId, holderId });
  if (left === 0) {
    if (await useForGuard(transaction, personId, visitId)) return 'private';
    onNone();
  }
  await coverage.insertUse({
    visit_id: visitId,
    holder_id: holderId,
    month: monthOf(clock),
    monthly_limit: plan?.monthly_consultations ?? null,
  });
  return 'plan';
}

const presentPlan = ({ plan, left }: PlanCount, pesos: number | null): PlanInfo | undefined =>
  plan && {
    planName: plan.name,
    affiliateNumber: plan.affiliate_number,
    familyMembers: plan.family_members_allowed,
    monthlyConsultations: plan.monthly_consultations,
    consultationsLeft: left,
    privatePrice: pesos,
  };
