import type { Database } from '../platform/database/database.ts';
import type { Tables } from '../platform/database/tables.ts';

/** The history of requests, with who did each step. */
export const requestEventsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'account' | 'staff_request_event'>>();
  return {
    of: (requestId: string) =>
      db
        .selectFrom('staff_request_event')
        .innerJoin('account', 'account.id', 'account_id')
        .select(['staff_request_event.id', 'step', 'at', 'body', 'email'])
        .where('request_id', '=', requestId)
        .orderBy('staff_request_event.id', 'desc')
        .execute(),
  };
};
