import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Row } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

type NewAddendum = Omit<Row<'consultation_addendum'>, 'created_at'>;

export const addendaRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'consultation' | 'consultation_addendum'>>();
  return {
    /** Adds to a sealed record of its author; returns nothing if it is not sealed or already has the same text. */
    add: (row: NewAddendum, sealedBefore: Date) =>
      db
        .insertInto('consultation_addendum')
        .columns(['id', 'consultation_id', 'author_id', 'body', 'content_hash'])
        .expression((eb) =>
          eb
            .selectFrom('consultation')
            .select([
              sql<string>`${row.id}::uuid`.as('id'),
              'id as consultation_id',
              'author_id',
              sql<string>`${row.body}::text`.as('body'),
              sql<string>`${row.content_hash}::text`.as('content_hash'),
            ])
            .where('id', '=', row.consultation_id)
            .where('author_id', '=', row.author_id)
            .where('created_at', '<=', sealedBefore),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst(),
  };
};
