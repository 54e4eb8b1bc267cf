import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

type OptionListsTables = Pick<
  Tables,
  'locality' | 'pre_existing_disease' | 'prepaid_health' | 'province' | 'specialty' | 'surgery'
>;

/** Alphabetical order, independent of the database's language. */
const byName = sql`search_text(name)`;

/** Lists of the profile forms, active rows only. */
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
  /** Finds rows by id, offered or not. */
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
  };
};
