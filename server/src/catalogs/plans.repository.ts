import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

type PlanTables = Pick<Tables, 'prepaid_health' | 'prepaid_health_category'>;

/** Plans of the insurers. */
export const plansRepository = (database: Database, rows: number) => {
  const plans = (from: Database = database) =>
    from
      .withTables<PlanTables>()
      .selectFrom('prepaid_health_category as plan')
      .innerJoin('prepaid_health as insurer', 'insurer.id', 'plan.prepaid_health_id');
  return {
    /** Finds a plan with its insurer, offered or not. */
    findPlan: (id: number) =>
      plans()
        .select(['plan.id', 'plan.name', 'insurer.kind', 'insurer.name as insurer'])
        .select((eb) => isOffered(eb).as('offered'))
        .where('plan.id', '=', id)
        .executeTakeFirst(),

    /** Finds the plan of private patients. */
    findParticularPlan: () =>
      plans()
        .select('plan.id')
        .where('insurer.kind', '=', 'PARTICULAR')
        .where('plan.active', '=', true)
        .orderBy('plan.id')
        .executeTakeFirst(),

    /**
     * An active plan, locked so that it stays active until the end of the transaction; with the kind of its
     * insurer.
     */
    lockOffered: (transaction: DatabaseTransaction, planId: number) =>
      plans(transaction)
        .select(['plan.id', 'insurer.kind'])
        .where('plan.id', '=', planId)
        .where(isOffered)
        .forShare()
        .executeTakeFirst(),

    /** Active plans of an insurer, and the plan held by a person even if it is no longer offered. */
    plansOf: async (insurerId: number, held: number | null = null) => {
      const found = await plans()
        .select(['plan.id', 'plan.name', 'insurer.id as insurer_id', 'insurer.name as insurer'])
        .where('insurer.id', '=', insurerId)
        .where((eb) => eb.or([isOffered(eb), eb('plan.id', '=', held)]))
        .orderBy(sql`search_text(plan.name)`)
        .limit(rows)
        .execute();
      return found.map(({ id, name, insurer_id, insurer }) => ({
        id,
        name,
        prepaid_health: { id: insurer_id, name: insurer },
      }));
    },
  };
};

type Joined = {
  plan: PlanTables['prepaid_health_category'];
  insurer: PlanTables['prepaid_health'];
};

const isOffered = (eb: ExpressionBuilder<Joined, 'plan' | 'insurer'>) =>
  eb.and([eb('plan.active', '=', true), eb('insurer.active', '=', true)]);
