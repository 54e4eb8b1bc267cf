import { z } from 'zod';
import { endpoint, okOf } from '../kernel/index.ts';
import { branchChangesSchema, branchOfficeSchema } from './pharmacies.schema.ts';

/** The caller's branch, with the version to send back with a change. */
const ownBranchSchema = branchOfficeSchema.extend({
  /** An inactive branch has no counter and gets no new orders, but finishes those it has. */
  active: z.boolean(),
  version: z.number().int(),
});

export const getOwnBranch = endpoint({
  method: 'GET',
  path: '/api/pharmacy/branch',
  who: { pharmacy: ['own branch'] },
  access: 'session',
  summary: 'The branch of the account.',
  response: okOf(ownBranchSchema),
});

export const updateOwnBranch = endpoint({
  method: 'PUT',
  path: '/api/pharmacy/branch',
  who: { pharmacy: ['own branch'] },
  access: 'session',
  summary: "Changes address, telephone and opening hours of the account's branch.",
  ifMatch: true,
  body: branchChangesSchema,
  response: okOf(ownBranchSchema),
});
