import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Templates of indications. */
export const templatesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'indications_template'>>();
  return {
    list: () =>
      db
        .selectFrom('indications_template')
        .select(['id', 'name', 'body'])
        .where('active', '=', true)
        .orderBy('name')
        .execute(),

    find: (ids: number[]) =>
      ids.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('indications_template')
            .select(['id', 'name'])
            .where('id', 'in', ids)
            .execute(),
  };
};
