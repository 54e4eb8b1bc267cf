import { statement } from '../platform/database/statement.ts';

/** What an account still asks of staff, locked; not what it only reported. */
export const lockOpenOf = statement<{ accountId: string }, { id: string }>(
  ({ accountId }) => `select id from staff_request
   where account_id = ${accountId} and closed_at is null and kind not in ('LOW_RATING', 'PROBLEM')
   order by id for update`,
);
