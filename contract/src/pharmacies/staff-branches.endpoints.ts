import { z } from 'zod';
import { actReasonSchema } from '../approvals/index.ts';
import { afterInAddress, endpoint, okOf, pagedListOf, staff, typedText } from '../kernel/index.ts';
import { BRANCH_SEARCH_MAX } from './pharmacies.limits.ts';
import {
  branchEditSchema,
  newBranchSchema,
  staffBranchSchema,
  staffBranchSheetSchema,
} from './staff-branches.schema.ts';

const BRANCHES = '/api/staff/pharmacy-branches';
const reads = staff('staff projection');
const changes = { admin: ['legal transition', 'staff projection', 'step-up'] } as const;
const params = z.object({ branchId: z.uuid() });
const response = okOf(staffBranchSheetSchema);

export const listStaffBranches = endpoint({
  method: 'GET',
  path: BRANCHES,
  who: reads,
  access: 'session',
  summary: 'The branches of pharmacies, active or not, by name and in pages.',
  query: z.object({
    /** Words of the name of the pharmacy or branch, of the street or the locality. */
    search: typedText(BRANCH_SEARCH_MAX).optional(),
    state: z.enum(['active', 'inactive']).optional(),
    after: afterInAddress,
  }),
  response: pagedListOf(staffBranchSchema),
});

export const getStaffBranch = endpoint({
  method: 'GET',
  path: `${BRANCHES}/:branchId`,
  who: reads,
  access: 'session',
  summary: 'A branch with its accounts, its open orders, and its history.',
  params,
  response,
});

export const addBranch = endpoint({
  method: 'POST',
  path: BRANCHES,
  who: changes,
  access: 'session',
  summary: 'Adds a branch, and its pharmacy if the CUIT is new.',
  body: newBranchSchema,
  response,
});

export const editBranch = endpoint({
  method: 'PUT',
  path: `${BRANCHES}/:branchId`,
  who: changes,
  access: 'session',
  summary:
    'Changes name, address, telephone and opening hours of a branch; its accounts are notified.',
  params,
  ifMatch: true,
  body: branchEditSchema,
  response,
});

const standing = {
  method: 'POST',
  who: changes,
  access: 'session',
  params,
  ifMatch: true,
  body: z.strictObject({ reason: actReasonSchema }),
  response,
} as const;

export const deactivateBranch = endpoint({
  ...standing,
  path: `${BRANCHES}/:branchId/deactivation`,
  summary: 'Deactivates a branch: patients no longer see it, and its accounts finish its orders.',
});

export const reactivateBranch = endpoint({
  ...standing,
  path: `${BRANCHES}/:branchId/reactivation`,
  summary: 'Reactivates a branch.',
});
