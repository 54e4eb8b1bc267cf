import { z } from 'zod';
import { keySchema } from '../accounts/index.ts';
import { anybody, doneSchema, endpoint, listOf, okOf, ownFamily } from '../kernel/index.ts';
import { OWN_ACCOUNT_ASKS_PER_DAY } from './own-account.limits.ts';
import {
  askOwnAccountSchema,
  memberWithoutAccountSchema,
  openOwnAccountSchema,
} from './own-account.schema.ts';

const SIXTY_PER_HOUR = { max: 60, windowSeconds: 3600 };

export const listMembersWithoutAccount = endpoint({
  method: 'GET',
  path: '/api/family-group/own-accounts',
  who: { patient: ownFamily },
  access: 'session',
  summary: 'Members of 16 or more without an account, and whether one was requested.',
  response: listOf(memberWithoutAccountSchema),
});

export const askOwnAccount = endpoint({
  method: 'POST',
  path: '/api/family-group/members/:memberId/own-account',
  who: { patient: [...ownFamily, 'first time', 'within limits'] },
  access: 'session',
  summary:
    'Asks staff for an account of a member of 16 or more; never tells whether the e-mail has one.',
  params: z.object({ memberId: z.uuid() }),
  body: askOwnAccountSchema,
  response: okOf(z.object({ requestId: z.uuid() })),
  limit: { max: OWN_ACCOUNT_ASKS_PER_DAY, windowSeconds: 86_400 },
});

export const checkOwnAccount = endpoint({
  method: 'GET',
  path: '/api/own-account',
  who: anybody('one-time key'),
  access: 'public',
  summary:
    "The e-mail of a link for a dependant's own account, if it still works; changes nothing.",
  query: z.object({ key: keySchema }),
  response: z.object({ status: z.literal('ok'), email: z.string() }),
  limit: SIXTY_PER_HOUR,
});

export const openOwnAccount = endpoint({
  method: 'POST',
  path: '/api/own-account',
  who: anybody('one-time key'),
  access: 'public',
  summary: 'Creates the account of a dependant, for the existing person and record.',
  body: openOwnAccountSchema,
  response: doneSchema,
  limit: SIXTY_PER_HOUR,
});
