import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

/** A request to insert; it begins open. */
export type NewPlanRequest = Omit<Row<'plan_request'>, 'status' | 'created_at'>;

export const planRequestsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'plan_request'>>();
  return {
    countContacts: async (holderId: string, day: string) => {
      const { asked } = await db
        .selectFrom('plan_request')
        .select(sql<number>`count(*)::int`.as('asked'))
        .where('kind', '=', 'CONTACT')
        .where('holder_id', '=', holderId)
        .where('asked_on', '=', day)
        .executeTakeFirstOrThrow();
      return asked;
    },

    /** The open request for a call about a person's plan. */
    openContact: (personId: string) =>
      db
        .selectFrom('plan_request')
        .select('id')
        .where('kind', '=', 'CONTACT')
        .where('person_id', '=', personId)
        .where('status', '=', 'OPEN')
        .executeTakeFirst(),

    /** Closes a request with staff's answer; returns nothing if it is already closed. */
    close: (id: string, status: Exclude<Row<'plan_request'>['status'], 'OPEN'>) =>
      db
        .updateTable('plan_request')
        .set({ status })
        .where('id', '=', id)
        .where('status', '=', 'OPEN')
        .returning(['person_id', 'holder_id', 'wanted_plan_id', 'affiliate_number'])
        .executeTakeFirst(),

    insert: (row: NewPlanRequest) => db.insertInto('plan_request').values(row).execute(),

    /** Adds a change of plan, unless the person has another open one. */
    insertChange: (row: NewPlanRequest) =>
      db
        .insertInto('plan_request')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['person_id'])
            .where(sql<boolean>`kind = 'CHANGE' and status = 'OPEN'`)
            .doNothing(),
        )
        .returning('id')
        .executeTakeFirst(),
  };
};
