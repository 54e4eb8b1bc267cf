import { statement } from '../platform/database/statement.ts';
import { type Periodic, periodically } from '../platform/jobs/periodically.ts';
import { outOfUseNotice } from './coverage.copy.ts';
import type { CoverageContext } from './coverage-context.ts';

const SWEEP_EVERY_MS = 60_000;
/** People per round; the rest follows with the next. */
const AT_ONCE = 500;

type Holding = {
  person_id: string;
  plan_id: number;
  plan_name: string;
  account_id: string;
  member_name: string | null;
};

// A member without an account is the matter of who holds the group.
const untold = statement<{ size: number }, Holding>(
  ({ size }) => `select * from (
    select patient.person_id, plan.id as plan_id, insurer.name || ', ' || plan.name as plan_name,
      coalesce(person.account_id, holder.account_id) as account_id,
      case when person.account_id is null then person.first_name end as member_name
    from prepaid_health_category plan
    join prepaid_health insurer on insurer.id = plan.prepaid_health_id
    join patient on patient.prepaid_health_category_id = plan.id
    join person on person.id = patient.person_id
    left join family_link link on link.member_id = person.id and link.status = 'ACTIVE'
    left join person holder on holder.id = link.holder_id
    where not (plan.active and insurer.active)
  ) held
  where account_id is not null and not exists (
    select from notification told where told.account_id = held.account_id
      and told.event_key = 'plan-out-of-use-' || held.person_id || '-' || held.plan_id)
  order by person_id limit ${size}`,
);

/** Tells whoever has a plan that went out of use, once, so that they ask for another (requirement: plan out of use). */
export async function tellOutOfUse({
  database,
  notifications,
}: Pick<CoverageContext, 'database' | 'notifications'>): Promise<void> {
  for (const held of await untold(database, { size: AT_ONCE })) {
    const notice = await database.transaction().execute((transaction) =>
      notifications.add(transaction, {
        ...outOfUseNotice(held.plan_name, held.member_name),
        account_id: held.account_id,
        event: 'plan.out-of-use',
        event_key: `plan-out-of-use-${held.person_id}-${held.plan_id}`,
        entity_type: null,
        entity_id: null,
        visit_id: null,
      }),
    );
    if (notice) await notifications.push(notice);
  }
}

export const startOutOfUseSweep = (context: CoverageContext): Periodic =>
  periodically(context, SWEEP_EVERY_MS, 'news of plans out of use', () => tellOutOfUse(context));
