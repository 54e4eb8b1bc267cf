import type { PlanInfo } from '@app/contract/coverage';
import { pesosOf } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { registerPlanAnswers } from './answer-plan-request.ts';
import { countLeft, monthOf, type PlanCount } from './consultations-left.ts';
import { refuse } from './coverage.refusals.ts';
import { coverageRepository } from './coverage.repository.ts';
import type { CoverageContext } from './coverage-context.ts';
import {
  keepForReturn,
  returnOfAppointment,
  returnOfVisit,
  useForAppointment,
  useForGuard,
} from './private/index.ts';
import { countPaid } from './private/private-consultations.repository.ts';
import { privatePrice } from './private-price.ts';

/** A booking paid by a plan in a month; one that is moved does not count itself. */
type Booking = {
  personId: string;
  holderId: string;
  month: string;
  apartFrom?: string | undefined;
};

/** Monthly consultations of a plan: counted on joining, returned if not held. */
export type Coverage = ReturnType<typeof createCoverage>;

export function createCoverage(context: CoverageContext) {
  const { database, clock, catalogs, config } = context;
  registerPlanAnswers(context);
  return {
    context,

    async planInfo(personId: string, holderId: string): Promise<PlanInfo | undefined> {
      const count = await countLeft(context, database, { personId, holderId });
      const price = privatePrice(config, count.plan);
      return presentPlan(count, price === undefined ? null : pesosOf(price));
    },

    /** Plans of an insurer for a person: those offered, and the person's current one. */
    async planCategories(personId: string, insurerId: number) {
      const held = await coverageRepository(database).findPlan(personId);
      return catalogs.plansOf(insurerId, held?.id);
    },

    /**
     * Counts one consultation in the transaction of the join. If none is left this month, a privately paid one
     * is used (requirement: private consultation); refuses without either.
     */
    async takeOne(
      transaction: DatabaseTransaction,
      visitId: string,
      personId: string,
      holderId: string,
    ): Promise<'plan' | 'private'> {
      return takeNow(context, transaction, { visitId, personId, holderId }, (plan) => {
        throw refuse(whyNone(plan));
      });
    },

    /**
     * Counts the consultation of an appointment in the transaction that starts its visit: from the plan, or a
     * paid one. The limit was checked at booking, so without either it is counted anyway.
     */
    async takeBooked(
      transaction: DatabaseTransaction,
      visitId: string,
      personId: string,
      { holderId, appointmentId }: { holderId: string; appointmentId: string | null },
    ): Promise<'plan' | 'private'> {
      const apartFrom = appointmentId ?? undefined;
      return takeNow(context, transaction, { visitId, personId, holderId, apartFrom }, () => {});
    },

    /** How many of some appointments are paid in advance. */
    countPaid: async (appointmentIds: readonly string[]) =>
      (await countPaid(database, { appointmentIds }))[0]?.paid ?? 0,

    /** Assigns the payment of an appointment in private hours to its visit, if there is one. */
    takePrivate: useForAppointment,

    /**
     * Refunds what was paid for an appointment that ended without a visit; returns a function that notifies
     * after the commit. If it is being paid or started at this moment nothing is done: that transaction sees
     * the end, or the sweep follows.
     */
    returnOfAppointment: async (transaction: DatabaseTransaction, appointmentId: string) =>
      (await returnOfAppointment(context, transaction, appointmentId))?.notice,

    /**
     * Refuses a booking that the plan cannot pay, since counted and booked consultations already use it up in
     * its month (requirement: booked within the plan). What was paid for the guard makes no room: unused, it is
     * refunded.
     */
    async requireRoomFor(transaction: DatabaseTransaction, booking: Booking): Promise<void> {
      await coverageRepository(transaction).lockHolder(booking.holderId);
      const { left, plan } = await countLeft(context, transaction, booking);
      if (left === 0) throw refuse(whyNone(plan));
    },

    /**
     * Returns a consultation that was cancelled or failed to the plan, or refunds it. What was paid for a place
     * to which its patient may return is kept until then, and refunded if nobody came.
     */
    async giveBack(transaction: DatabaseTransaction, visitId: string, keptUntil?: Date) {
      await coverageRepository(transaction).setReturned(visitId, clock.now());
      if (keptUntil && (await keepForReturn(transaction, visitId, keptUntil))) return;
      await returnOfVisit(context, transaction, visitId);
    },

    /** Counts a held consultation again after a failed save returned it; a refund is not undone. */
    async countHeld(transaction: DatabaseTransaction, visitId: string) {
      await coverageRepository(transaction).setReturned(visitId, null);
    },
  };
}

type Taken = {
  visitId: string;
  personId: string;
  holderId: string;
  apartFrom?: string | undefined;
};

/** Counts one consultation of the plan, or uses a paid one if none is left; calls `onNone` if there is neither. */
async function takeNow(
  context: CoverageContext,
  transaction: DatabaseTransaction,
  { visitId, personId, holderId, apartFrom }: Taken,
  onNone: (plan: PlanCount['plan']) => void,
): Promise<'plan' | 'private'> {
  const coverage = coverageRepository(transaction);
  await coverage.lockHolder(holderId);
  const { left, plan } = await countLeft(context, transaction, {
    personId,
    holderId,
    apartFrom,
  });
  if (left === 0) {
    if (await useForGuard(transaction, personId, visitId)) return 'private';
    onNone(plan);
  }
  await coverage.insertUse({
    visit_id: visitId,
    holder_id: holderId,
    month: monthOf(context.clock),
    monthly_limit: plan?.monthly_consultations ?? null,
  });
  return 'plan';
}

const whyNone = (plan: PlanCount['plan']) =>
  plan?.offered === false ? 'coverage.plan-out-of-use' : 'coverage.used-up';

const presentPlan = ({ plan, left }: PlanCount, pesos: number | null): PlanInfo | undefined =>
  plan && {
    planName: plan.name,
    isOffered: plan.offered,
    affiliateNumber: plan.affiliate_number,
    familyMembers: plan.family_members_allowed,
    monthlyConsultations: plan.monthly_consultations,
    consultationsLeft: left,
    privatePrice: pesos,
  };
