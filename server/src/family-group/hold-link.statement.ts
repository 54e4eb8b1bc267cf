import { statement } from '../platform/database/statement.ts';

/**
 * The link of a holder and a member that has not ended: held until the end of the transaction, so that the member does
 * not leave or is removed meanwhile. Nothing if it ended.
 */
export const holdLink = statement<{ holderId: string; memberId: string }, { id: string }>(
  ({ holderId, memberId }) => `select id from family_link
   where holder_id = ${holderId} and member_id = ${memberId} and status <> 'ENDED' for share`,
);
