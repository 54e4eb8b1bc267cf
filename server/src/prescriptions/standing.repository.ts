import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The current state of a prescription, for deciding what may be done with it, whoever may read it. */
export const standingRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'person' | 'prescription' | 'prescription_line'>>();
  return {
    /** The prescription with a key, and whether its patient has this DNI; takes the same work in every case. */
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
