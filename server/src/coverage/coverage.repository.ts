import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

type CoverageTables = Pick<
  Tables,
  'coverage_use' | 'patient' | 'prepaid_health' | 'prepaid_health_category'
>;

export const coverageRepository = (database: Database) => {
  const db = database.withTables<CoverageTables>();
  return {
    findPlan: (personId: string) =>
      db
        .selectFrom('patient')
        .innerJoin('prepaid_health_category as plan', 'plan.id', 'prepaid_health_category_id')
        .innerJoin('prepaid_health as insurer', 'insurer.id', 'plan.prepaid_health_id')
        .select(sql<boolean>`plan.active and insurer.active`.as('offered'))
        .select([
          'plan.id',
          'plan.name',
          'plan.monthly_consultations',
          'plan.limit_lowered_in',
          'plan.limit_until_then',
          'plan.family_members_allowed',
          'plan.private_price',
          'affiliate_number',
          'coverage_verified_at',
        ])
        .where('person_id', '=', personId)
        .executeTakeFirst(),

    /** Whether another account in use has the DNI or CUIL of a person's (requirement: one form of a DNI). */
    isDoubled: async (personId: string) => {
      const { rows } =
        await sql`select doubles_of(account_id) from person where id = ${personId}`.execute(db);
      return rows.length > 0;
    },

    /**
     * Serializes the joins of one group, so that together they cannot exceed the limit
     * (requirement: monthly count).
     */
    lockHolder: (holderId: string) =>
      db
        .selectFrom('patient')
        .select('person_id')
        .where('person_id', '=', holderId)
        .forUpdate()
        .execute(),

    /** Consultations of a group in a month, and the lowest limit under which they were counted. */
    usesOf: async (holderId: string, month: string) => {
      const row = await db
        .selectFrom('coverage_use')
        .select((eb) => [
          eb.fn.countAll<number>().as('uses'),
          eb.fn.min('monthly_limit').as('least'),
        ])
        .where('holder_id', '=', holderId)
        .where('month', '=', month)
        .where('returned_at', 'is', null)
        .executeTakeFirstOrThrow();
      return { uses: Number(row.uses), least: row.least };
    },

    insertUse: (row: Omit<Row<'coverage_use'>, 'returned_at'>) =>
      db.insertInto('coverage_use').values(row).execute(),

    /** Marks a consultation as returned at an instant, or as counted again; no change if it already is. */
    setReturned: (visitId: string, at: Date | null) =>
      db
        .updateTable('coverage_use')
        .set({ returned_at: at })
        .where('visit_id', '=', visitId)
        .where('returned_at', at === null ? 'is not' : 'is', null)
        .execute(),
  };
};
