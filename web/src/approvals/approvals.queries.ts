import { listApprovals } from '@app/contract/approvals';
import { call } from '../lib/server/call.ts';
import { pagedQuery } from '../lib/server/paged-query.ts';

/** Acts that wait for a second person. */
export const openApprovalsQuery = pagedQuery(['approvals', 'open'], (after) =>
  call(listApprovals, { query: { open: 'true', ...after } }),
);
