import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

export const specialtiesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'specialty'>>();
  return {
    specialties: (onGuardOnly: boolean) =>
      db
        .selectFrom('specialty')
        .select(['id', 'name'])
        .where('active', '=', true)
        .$if(onGuardOnly, (query) => query.where('on_guard', '=', true))
        .orderBy('name')
        .execute(),

    findSpecialty: (id: number) =>
      db
        .selectFrom('specialty')
        .select(['id', 'name', 'on_guard'])
        .where('id', '=', id)
        .where('active', '=', true)
        .executeTakeFirst(),
  };
};
