import type { Database } from '../platform/database/database.ts';

type CoverageTables = {
  coverage_use: { queue_id: string; holder_id: string; month: string; returned_at: Date | null };
  patient: {
    person_id: string;
    prepaid_health_category_id: number | null;
    affiliate_number: string | null;
  };
  prepaid_health_category: {
    id: number;
    name: string;
    monthly_consultations: number | null;
    family_members_allowed: number;
  };
};

export const coverageRepository = (database: Database) => {
  const db = database.withTables<CoverageTables>();
  return {
    findPlan: (personId: string) =>
      db
        .selectFrom('patient')
        .innerJoin('prepaid_health_category as plan', 'plan.id', 'prepaid_health_category_id')
        .select([
          'plan.id',
          'plan.name',
          'plan.monthly_consultations',
          'plan.family_members_allowed',
          'affiliate_number',
        ])
        .where('person_id', '=', personId)
        .executeTakeFirst(),

    /** Two joins of one group take turns here, so that the count cannot be passed twice (Q12). */
    lockHolder: (holderId: string) =>
      db
        .selectFrom('patient')
        .select('person_id')
        .where('person_id', '=', holderId)
        .forUpdate()
        .execute(),

    countUses: async (holderId: string, month: string) => {
      const row = await db
        .selectFrom('coverage_use')
        .select((eb) => eb.fn.countAll<number>().as('uses'))
        .where('holder_id', '=', holderId)
        .where('month', '=', month)
        .where('returned_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.uses);
    },

    insertUse: (row: { queue_id: string; holder_id: string; month: string }) =>
      db.insertInto('coverage_use').values(row).execute(),

    /** Given back at an instant, or counted again; a change that changes nothing is none. */
    setReturned: (queueId: string, at: Date | null) =>
      db
        .updateTable('coverage_use')
        .set({ returned_at: at })
        .where('queue_id', '=', queueId)
        .where('returned_at', at === null ? 'is not' : 'is', null)
        .execute(),
  };
};
