import { type ColumnType, sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type PlanRequestTable = {
  id: string;
  kind: 'CONTACT' | 'CHANGE';
  person_id: string;
  holder_id: string;
  holder_name: string;
  phone_number: string | null;
  plan_name: string | null;
  wanted_plan_id: number | null;
  affiliate_number: string | null;
  status: ColumnType<'OPEN' | 'RESOLVED' | 'REJECTED', never, never>;
  asked_on: string;
};

/** A request as it is written; it begins open. */
export type NewPlanRequest = Omit<PlanRequestTable, 'status'>;

export const planRequestsRepository = (database: Database) => {
  const db = database.withTables<{ plan_request: PlanRequestTable }>();
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

    insert: (row: NewPlanRequest) => db.insertInto('plan_request').values(row).execute(),

    /** Nothing is written while another change of the same person waits. */
    insertChange: (row: NewPlanRequest) =>
      db
        .insertInto('plan_request')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .columns(['person_id'])
            .where('kind', '=', 'CHANGE')
            .where(sql<boolean>`status = 'OPEN'`)
            .doNothing(),
        )
        .returning('id')
        .executeTakeFirst(),
  };
};
