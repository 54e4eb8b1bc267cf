import { type StaffListName, staffLists } from '@app/contract/catalogs';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NewRow } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { REFERENCED } from './list-columns.ts';
import { listTables } from './list-tables.ts';

type Written = Pick<
  Tables,
  | 'diagnosis'
  | 'holiday'
  | 'indications_template'
  | 'list_change'
  | 'locality'
  | 'medication'
  | 'pre_existing_disease'
  | 'prepaid_health'
  | 'prepaid_health_category'
  | 'specialty'
  | 'surgery'
  | 'tariff'
>;
/** Columns that all lists have; the others are in the list's description. */
type Values = Record<string, string | number | boolean | null | RawBuilder<number | null>>;

/** Writes to the lists that staff edits, with their history. */
export const listWritesRepository = (database: Database) => {
  const db = database.withTables<Written>();
  return {
    insert: async (list: StaffListName, values: Values): Promise<string> => {
      const { table, key } = listTables[list];
      const { id } = await db
        .insertInto(table as 'surgery')
        .values(values as never)
        .returning(sql<string>`${sql.ref(key.column)}::text`.as('id'))
        .executeTakeFirstOrThrow();
      return id;
    },

    update: (list: StaffListName, id: string, values: Values) => {
      const { table, key } = listTables[list];
      return db
        .updateTable(table as 'surgery')
        .set(values as never)
        .where(sql`${sql.ref(key.column)}::text`, '=', id)
        .execute();
    },

    /** Columns whose value refers to a missing row. */
    unknownReferences: async (list: StaffListName, values: Values): Promise<string[]> => {
      const unknown: string[] = [];
      for (const column of staffLists[list].columns) {
        const value = values[column.name] ?? null;
        if (column.kind !== 'reference' || value === null) continue;
        const { table, key } = REFERENCED[column.to];
        const { rows } = await sql`
          select from ${sql.table(table)} where ${sql.ref(key)} = ${value}`.execute(db);
        if (rows.length === 0) unknown.push(column.name);
      }
      return unknown;
    },

    remember: (row: NewRow<'list_change'>) => db.insertInto('list_change').values(row).execute(),

    isParticular: async (insurerId: number): Promise<boolean> => {
      const row = await db
        .selectFrom('prepaid_health')
        .select('kind')
        .where('id', '=', insurerId)
        .executeTakeFirst();
      return row?.kind === 'PARTICULAR';
    },
  };
};
