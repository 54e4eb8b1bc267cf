import { type ExpressionBuilder, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Listed = { id: number; name: string; active: boolean };

type OptionListsTables = {
  province: { indec_code: string; name: string };
  locality: Listed & { province_code: string; department: string };
  pre_existing_disease: Listed;
  surgery: Listed;
  specialty: Listed;
  prepaid_health: Listed & { kind: 'PREPAID' | 'SOCIAL' | 'PARTICULAR' };
  prepaid_health_category: Listed & { prepaid_health_id: number };
};

/** The alphabetical order of people, whatever the language of the database. */
const byName = sql`search_text(name)`;

/** The lists of the profile forms: what is not active is not offered any more. */
export const optionListsRepository = (database: Database, rows: number) => {
  const db = database.withTables<OptionListsTables>();
  const listed = (table: 'pre_existing_disease' | 'surgery') =>
    db
      .selectFrom(table)
      .select(['id', 'name'])
      .where('active', '=', true)
      .orderBy(byName)
      .limit(rows)
      .execute();
  /** Rows by their ids, offered or not. */
  const named = (
    table: 'pre_existing_disease' | 'surgery' | 'specialty' | 'prepaid_health',
    ids: number[],
  ) =>
    ids.length === 0
      ? Promise.resolve([])
      : db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids).execute();
  return {
    provinces: () =>
      db.selectFrom('province').select(['indec_code as id', 'name']).orderBy(byName).execute(),

    localities: (provinceId: string, name: string) =>
      db
        .selectFrom('locality')
        .select(['id', 'name', sql<string | null>`nullif(department, '')`.as('department')])
        .where('province_code', '=', provinceId)
        .where('active', '=', true)
        .where(sql<boolean>`strpos(search_text(name), search_text(${name})) > 0`)
        .orderBy(byName)
        .orderBy('department')
        .limit(rows)
        .execute(),

    findDiseases: (ids: number[]) => named('pre_existing_disease', ids),
    findSurgeries: (ids: number[]) => named('surgery', ids),
    findSpecialties: (ids: number[]) => named('specialty', ids),
    findInsurers: (ids: number[]) => named('prepaid_health', ids),

    /** A plan with its insurer, offered or not: whoever has it keeps it. */
    findPlan: (id: number) =>
      db
        .selectFrom('prepaid_health_category as plan')
        .innerJoin('prepaid_health as insurer', 'insurer.id', 'plan.prepaid_health_id')
        .select(['plan.id', 'insurer.kind'])
        .select((eb) => isOffered(eb).as('offered'))
        .where('plan.id', '=', id)
        .executeTakeFirst(),

    /** The plan of who pays for themselves. */
    findParticularPlan: () =>
      db
        .selectFrom('prepaid_health_category as plan')
        .innerJoin('prepaid_health as insurer', 'insurer.id', 'plan.prepaid_health_id')
        .select('plan.id')
        .where('insurer.kind', '=', 'PARTICULAR')
        .where('plan.active', '=', true)
        .orderBy('plan.id')
        .executeTakeFirst(),

    diseases: () => listed('pre_existing_disease'),
    surgeries: () => listed('surgery'),

    insurers: () =>
      db
        .selectFrom('prepaid_health')
        .select(['id', 'name', 'kind'])
        .where('active', '=', true)
        .orderBy(byName)
        .limit(rows)
        .execute(),

    /** Whether somebody may choose a plan now. */
    isOffered: async (planId: number): Promise<boolean> =>
      (await db
        .selectFrom('prepaid_health_category as plan')
        .innerJoin('prepaid_health as insurer', 'insurer.id', 'plan.prepaid_health_id')
        .select('plan.id')
        .where('plan.id', '=', planId)
        .where(isOffered)
        .executeTakeFirst()) !== undefined,

    /** Active plans of an insurer, and the one that somebody has even if it is offered no more. */
    plansOf: async (insurerId: number, held: number | null = null) =>
      (
        await db
          .selectFrom('prepaid_health_category as plan')
          .innerJoin('prepaid_health as insurer', 'insurer.id', 'plan.prepaid_health_id')
          .select(['plan.id', 'plan.name', 'insurer.id as insurer_id', 'insurer.name as insurer'])
          .where('insurer.id', '=', insurerId)
          .where((eb) => eb.or([isOffered(eb), eb('plan.id', '=', held)]))
          .orderBy(sql`search_text(plan.name)`)
          .limit(rows)
          .execute()
      ).map(({ id, name, insurer_id, insurer }) => ({
        id,
        name,
        prepaid_health: { id: insurer_id, name: insurer },
      })),
  };
};

const isOffered = (
  eb: ExpressionBuilder<
    {
      plan: OptionListsTables['prepaid_health_category'];
      insurer: OptionListsTables['prepaid_health'];
    },
    'plan' | 'insurer'
  >,
) => eb.and([eb('plan.active', '=', true), eb('insurer.active', '=', true)]);
