import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** One prescription as it stands, for who decides what may be done with it: whoever may read it. */
export const standingRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'person' | 'prescription' | 'prescription_line'>>();
  return {
    /** The prescription that a key is of, and whether its patient has this DNI: the same work whatever is wrong. */
    findByCuir: (cuir: string, dni: string) =>
      db
        .selectFrom('prescription')
        .selectAll()
        .select(({ exists, selectFrom }) =>
          exists(
            selectFrom('person')
              .select('person.id')
              .whereRef('person.id', '=', 'prescription.person_id')
              .where(sql<boolean>`has_dni(person, ${dni})`),
          )
            .$castTo<boolean>()
            .as('isOfDni'),
        )
        .where('id', '=', (eb) =>
          eb.selectFrom('prescription_line').select('prescription_id').where('cuir', '=', cuir),
        )
        .executeTakeFirst(),

    /** Several, locked until the end of the transaction, always in the same order. */
    lockAll: (ids: readonly string[]) =>
      db
        .selectFrom('prescription')
        .selectAll()
        .where(sql<boolean>`id = any(${ids}::uuid[])`)
        .orderBy('id')
        .forUpdate()
        .execute(),

    findStanding: (id: string) =>
      db.selectFrom('prescription').selectAll().where('id', '=', id).executeTakeFirst(),
  };
};
