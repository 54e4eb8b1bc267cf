import { statement } from '../../platform/database/statement.ts';

/**
 * The account, if it is in use: held until the end of the transaction, so that it is neither disabled nor deleted
 * meanwhile. Nothing if it was.
 */
export const holdActive = statement<{ accountId: string }, { id: string }>(
  ({ accountId }) =>
    `select id from account where id = ${accountId} and status = 'ACTIVE' for share`,
);
