import { z } from 'zod';
import { staffActSchema } from '../approvals/index.ts';
import {
  afterInAddress,
  endpoint,
  listOf,
  okOf,
  pagedListOf,
  staff,
  typedText,
} from '../kernel/index.ts';
import { profileImagesSchema } from '../profiles/index.ts';
import { PEOPLE_SEARCH_MAX, PEOPLE_SEARCHES_PER_HOUR } from './people.limits.ts';
import {
  accountStates,
  branchChoiceSchema,
  personKinds,
  personRowSchema,
  personSheetSchema,
  verificationStandings,
} from './people.schema.ts';

const reads = staff('staff projection');
const ofAccount = z.object({ accountId: z.uuid() });

/** A POST, since personal data must not appear in an address (requirement: nothing personal in addresses). */
export const searchPeople = endpoint({
  method: 'POST',
  path: '/api/staff/people/search',
  who: staff('staff projection', 'within limits'),
  access: 'session',
  summary: 'Accounts of a kind by DNI, e-mail or name, newest first; nothing clinical.',
  body: z.strictObject({
    kind: z.enum(personKinds),
    /** A DNI, the start of an e-mail, or words of a name. */
    search: typedText(PEOPLE_SEARCH_MAX).optional(),
    state: z.enum(accountStates).optional(),
    verification: z.enum(verificationStandings).optional(),
    /** Only professionals with a licence that expires soon. */
    expiring: z.boolean().optional(),
    /** Only accounts with the DNI or CUIL of another one in use. */
    doubled: z.boolean().optional(),
    after: afterInAddress,
  }),
  limit: { max: PEOPLE_SEARCHES_PER_HOUR, windowSeconds: 3600 },
  response: pagedListOf(personRowSchema),
});

export const getPerson = endpoint({
  method: 'GET',
  path: '/api/staff/people/:accountId',
  who: reads,
  access: 'session',
  summary: 'The sheet of an account; for a professional with the data to check in the registry.',
  params: ofAccount,
  response: okOf(personSheetSchema),
});

export const getPersonImages = endpoint({
  method: 'GET',
  path: '/api/staff/people/:accountId/images',
  who: reads,
  access: 'session',
  summary: 'Photo and signature of a professional.',
  params: ofAccount,
  response: okOf(profileImagesSchema),
});

export const listActsOnPerson = endpoint({
  method: 'GET',
  path: '/api/staff/people/:accountId/history',
  who: reads,
  access: 'session',
  summary: 'Acts of staff on an account, newest first, with who, when and why.',
  params: ofAccount,
  query: z.object({ after: afterInAddress }),
  response: pagedListOf(staffActSchema),
});

export const listBranchChoices = endpoint({
  method: 'GET',
  path: '/api/staff/branches',
  who: { admin: ['staff projection'] },
  access: 'session',
  summary: 'Active branches of pharmacies by name or street, to assign to an account.',
  query: z.object({ search: typedText(PEOPLE_SEARCH_MAX) }),
  response: listOf(branchChoiceSchema),
});
