import { dayOf } from '@app/contract/kernel';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { coverageRepository } from './coverage.repository.ts';
import type { CoverageContext } from './coverage-context.ts';

export type PlanFacts = NonNullable<
  Awaited<ReturnType<ReturnType<typeof coverageRepository>['findPlan']>>
>;

/** A person's plan, and what is left of it this month; null without a limit. */
export type PlanCount = { plan: PlanFacts | undefined; left: number | null };

/** The current month, for counting consultations. */
export const monthOf = (clock: Clock): string => dayOf(clock.now()).slice(0, 7);

type Asked = {
  personId: string;
  holderId: string;
  /** By default the current one. */
  month?: string;
  /** An appointment that is begun or moved, which does not stand in its own way. */
  apartFrom?: string | undefined;
};

/**
 * Consultations that a person has left in a month, which the whole group shares. What is booked in the month is held
 * against it, so that every door has the same rule: guard, booking, moving, and paying outside the plan
 * (requirement: booked within the plan).
 */
export async function countLeft(
  { bookedInMonth, clock }: Pick<CoverageContext, 'bookedInMonth' | 'clock'>,
  database: Database,
  { personId, holderId, month = monthOf(clock), apartFrom }: Asked,
): Promise<PlanCount> {
  const coverage = coverageRepository(database);
  const found = await coverage.findPlan(personId);
  const plan = found && { ...found, monthly_consultations: limitIn(found, month) };
  const { uses, least } = await coverage.usesOf(holderId, month);
  const booked = await bookedInMonth(database, holderId, month, apartFrom);
  return { plan, left: leftOf(plan, { uses: uses + booked, least }) };
}

/**
 * The limit of a plan in a month: in the month in which it was lowered, still the higher one
 * (requirement: lowered limit).
 */
function limitIn(plan: PlanFacts, month: string): number | null {
  const { monthly_consultations: limit, limit_lowered_in, limit_until_then: earlier } = plan;
  if (limit_lowered_in !== month || limit === null || earlier === null)
    return limit_lowered_in === month ? null : limit;
  return Math.max(limit, earlier);
}

type Used = { uses: number; least: number | null };

/**
 * Consultations left this month; null without a limit, and none of a plan out of use, which is nobody's coverage any
 * more (requirement: plan out of use). In the month in which consultations were already counted
 * under a lower limit, a newly declared plan does not raise it.
 */
function leftOf(plan: PlanFacts | undefined, { uses, least }: Used): number | null {
  if (plan && !plan.offered) return 0;
  const own = plan?.monthly_consultations ?? null;
  const counted = plan?.coverage_verified_at ? null : least;
  const limit = own === null || counted === null ? (own ?? counted) : Math.min(own, counted);
  return limit === null ? null : Math.max(0, limit - uses);
}
