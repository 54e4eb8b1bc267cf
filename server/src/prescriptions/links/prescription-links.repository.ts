import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NewRow } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** Links for sharing prescriptions; only the latest of each works. */
export const prescriptionLinksRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'person' | 'prescription' | 'prescription_link'>>();
  return {
    /** Stores a link, replacing the previous one. */
    replace: ({ prescription_id, ...link }: NewRow<'prescription_link'>) =>
      db
        .insertInto('prescription_link')
        .values({ prescription_id, ...link })
        .onConflict((conflict) => conflict.column('prescription_id').doUpdateSet(link))
        .execute(),

    /** Uses one of a link's attempts; simultaneous ones cannot exceed the limit. */
    take: (keyHash: Buffer, now: Date) =>
      db
        .updateTable('prescription_link')
        .set(({ eb }) => ({ tries_left: eb('tries_left', '-', 1) }))
        .where('key_hash', '=', keyHash)
        .where('expires_at', '>', now)
        .where('tries_left', '>', 0)
        .returning('prescription_id')
        .executeTakeFirst(),

    /** Finds a prescription only with the DNI of its patient. */
    findOfDni: (id: string, dni: string) =>
      db
        .selectFrom('prescription')
        .innerJoin('person', 'person.id', 'prescription.person_id')
        .selectAll('prescription')
        .where('prescription.id', '=', id)
        .where(sql<boolean>`has_dni(person, ${dni})`)
        .executeTakeFirst(),
  };
};
